/** Light from the upper left. */
import type { Person } from './people.ts';

export const width = 960;
export const height = 720;

/** Lighter above 0, darker below. */
function shade(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const target = by > 0 ? 255 : 0;
  return `#${parts
    .map((part) =>
      Math.round(part + (target - part) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** The house's arch, as a niche. */
function wall({ wall: colour }: Person): string {
  return [
    `<rect width="${String(width)}" height="${String(height)}" fill="${colour}"/>`,
    shape('M205 720V400C205 248 328 125 480 125S755 248 755 400V720Z', shade(colour, 0.16)),
    shape('M255 720V405C255 281 356 180 480 180S705 281 705 405V720Z', shade(colour, 0.26)),
    shape('M0 0H960L0 720Z', '#fff6e6', 'opacity="0.07"'),
  ].join('');
}

const shoulders =
  'M196 720C204 622 262 578 372 552C420 540 440 520 440 486H520C520 520 540 540 588 552C698 578 756 622 764 720Z';

function body(person: Person): string {
  const { dress, cloth, under, skin } = person;
  const dark = shade(cloth, -0.16);
  const neck =
    shape('M432 440H528V520C528 556 506 580 480 580S432 556 432 520Z', shade(skin, -0.14)) +
    shape('M432 470C450 500 510 500 528 470V440H432Z', shade(skin, -0.26));
  const base =
    shape(shoulders, cloth) +
    shape('M764 720C756 622 698 578 588 552C570 548 556 542 546 532C560 600 566 660 566 720Z', dark);
  const v = (depth: number): string => `M404 544L480 ${String(depth)}L556 544L528 520H432Z`;
  switch (dress) {
    case 'thobe':
      return (
        base +
        neck +
        shape('M420 536C440 566 520 566 540 536L552 562C530 592 430 592 408 562Z', under) +
        shape('M474 582H486V720H474Z', shade(cloth, -0.08)) +
        [610, 652, 694]
          .map((y) => `<circle cx="480" cy="${String(y)}" r="4.5" fill="${shade(cloth, -0.24)}"/>`)
          .join('')
      );
    case 'suit':
    case 'blazer':
      return (
        base +
        shape('M400 546L480 720L560 546L528 516H432Z', under) +
        neck +
        shape(v(596), dress === 'suit' ? shade(under, -0.05) : skin) +
        shape('M404 544L432 520L480 596L450 628Z', under) +
        shape('M556 544L528 520L480 596L510 628Z', shade(under, -0.07)) +
        (dress === 'suit' ? shape('M468 602H492L500 720H460Z', shade('#73193b', cloth === '#2e2b3a' ? 0 : -0.2)) : '') +
        shape('M372 552L404 540L474 720H420C400 660 384 610 372 552Z', shade(cloth, 0.08)) +
        shape('M588 552L556 540L486 720H540C560 660 576 610 588 552Z', shade(cloth, -0.22))
      );
    case 'shirt':
      return (
        base +
        neck +
        shape(v(600), skin) +
        shape('M398 548L432 518L480 600L446 632Z', shade(cloth, 0.25)) +
        shape('M562 548L528 518L480 600L514 632Z', shade(cloth, -0.07)) +
        shape('M478 606H482V720H478Z', shade(under, -0.12))
      );
    case 'abaya':
      return base + neck + shape('M440 560C460 640 470 690 472 720H488C490 690 500 640 520 560L480 600Z', under);
    case 'knit':
      return (
        base + neck + shape('M414 540C436 588 524 588 546 540L560 556C536 612 424 612 400 556Z', shade(cloth, 0.14))
      );
  }
}

function face({ skin, hair, beard, glasses }: Person): string {
  const shadow = shade(skin, -0.13);
  const line = shade(skin, -0.52);
  const parts = [
    `<ellipse cx="366" cy="366" rx="17" ry="28" fill="${shadow}"/><ellipse cx="594" cy="366" rx="17" ry="28" fill="${shade(skin, -0.22)}"/>`,
    shape('M372 318C372 228 420 190 480 190S588 228 588 318C588 410 552 492 480 492S372 410 372 318Z', skin),
    shape(
      'M480 190C540 190 588 228 588 318C588 410 552 492 480 492C536 470 556 400 552 318C549 250 524 206 480 190Z',
      shadow,
      'opacity="0.65"',
    ),
  ];
  if (beard === 'full')
    parts.push(
      shape(
        'M373 352C380 372 392 388 410 396C440 384 520 384 550 396C568 388 580 372 587 352C586 446 548 508 480 508S374 446 373 352Z',
        hair,
      ),
    );
  if (beard === 'stubble')
    parts.push(
      shape(
        'M376 374C390 396 410 404 430 402C450 392 510 392 530 402C550 404 570 396 584 374C576 446 540 494 480 494S384 446 376 374Z',
        hair,
        'opacity="0.24"',
      ),
    );
  parts.push(
    `<g fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"><path d="M408 309C422 299 440 298 453 304"/><path d="M507 304C520 298 538 299 552 309"/></g>`,
    `<g fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round"><path d="M413 341C424 333 442 333 452 341"/><path d="M508 341C518 333 536 333 547 341"/></g>`,
    `<ellipse cx="433" cy="343" rx="8.5" ry="9" fill="#2a1d18"/><ellipse cx="527" cy="343" rx="8.5" ry="9" fill="#2a1d18"/>`,
    `<circle cx="430" cy="340" r="2.6" fill="#fff"/><circle cx="524" cy="340" r="2.6" fill="#fff"/>`,
    `<path d="M482 346C486 366 496 382 492 390C488 397 474 397 467 392" fill="none" stroke="${shade(skin, -0.3)}" stroke-width="6" stroke-linecap="round"/>`,
    `<g opacity="0.35" fill="#d9705c"><ellipse cx="408" cy="388" rx="20" ry="12"/><ellipse cx="552" cy="388" rx="20" ry="12"/></g>`,
  );
  if (beard === 'moustache' || beard === 'full')
    parts.push(
      shape(
        'M436 420C450 402 470 402 480 408C490 402 510 402 524 420C508 416 494 416 480 418C466 416 452 416 436 420Z',
        hair,
      ),
    );
  parts.push(
    shape('M446 430C460 436 500 436 514 430C506 452 454 452 446 430Z', beard === 'none' ? '#a84f48' : '#8f4540'),
    shape('M452 431C466 436 494 436 508 431C500 439 460 439 452 431Z', '#fff7ef', 'opacity="0.9"'),
  );
  if (glasses === true)
    parts.push(
      `<g fill="none" stroke="#2b2530" stroke-width="6"><rect x="396" y="318" width="72" height="54" rx="22"/><rect x="492" y="318" width="72" height="54" rx="22"/><path d="M468 338C474 333 486 333 492 338M396 336L372 330M564 336L588 330"/></g>`,
    );
  return parts.join('');
}

/** Behind the face, and over it. */
function headdress({ head, hair, cloth, under }: Person): { behind: string; over: string } {
  const light = shade(hair, 0.12);
  switch (head) {
    case 'ghutra':
      return {
        behind: shape(
          'M480 150C350 150 318 260 322 380C324 470 300 560 250 640L420 600H540L710 640C660 560 636 470 638 380C642 260 610 150 480 150Z',
          '#efe9df',
        ),
        over:
          shape(
            'M480 146C356 146 322 250 326 372C350 330 362 282 388 252C416 222 544 222 572 252C598 282 610 330 634 372C638 250 604 146 480 146Z',
            '#fbf8f2',
          ) +
          shape(
            'M634 372C610 330 598 282 572 252C584 330 592 450 650 628L712 642C660 560 636 470 634 372Z',
            '#e3dbcd',
          ) +
          shape(
            'M326 372C350 330 362 282 388 252C376 330 368 450 310 628L248 642C300 560 322 470 326 372Z',
            '#f6f1e8',
          ) +
          `<g fill="none" stroke="#1b1719" stroke-width="15" stroke-linecap="round"><path d="M352 236C400 196 560 196 608 236"/><path d="M346 262C396 220 564 220 614 262"/></g>`,
      };
    case 'hijab': {
      const scarf = head === 'hijab' && cloth === '#2a2530' ? under : '#d9c3a5';
      return {
        behind: shape(
          'M480 148C346 148 322 262 326 392C330 500 300 540 270 600C340 640 620 640 690 600C660 540 630 500 634 392C638 262 614 148 480 148Z',
          shade(scarf, -0.12),
        ),
        over:
          shape(
            'M384 430C392 494 436 516 480 516S568 494 576 430C596 520 610 570 640 600C560 650 400 650 320 600C350 570 364 520 384 430Z',
            shade(scarf, -0.03),
          ) +
          shape(
            'M480 148C346 148 322 262 326 392C330 486 372 544 440 566C400 530 372 470 370 390C366 300 396 214 480 214S594 300 590 390C588 470 560 530 520 566C588 544 630 486 634 392C638 262 614 148 480 148Z',
            scarf,
          ) +
          shape(
            'M590 390C588 470 560 530 520 566C470 590 400 600 300 612C380 650 560 650 690 600C660 540 632 500 634 392C622 420 604 420 590 390Z',
            shade(scarf, -0.07),
          ) +
          shape('M370 390C372 470 400 530 452 562C420 578 380 590 300 612C330 560 326 480 326 392Z', shade(scarf, 0.1)),
      };
    }
    case 'waves':
      return {
        behind: shape(
          'M480 152C352 152 318 250 330 360C336 440 300 500 322 574C370 620 420 560 424 500H536C540 560 590 620 638 574C660 500 624 440 630 360C642 250 608 152 480 152Z',
          hair,
        ),
        over:
          shape(
            'M470 160C380 166 338 236 340 330C372 318 420 286 446 226C470 276 560 306 618 332C620 240 580 152 470 160Z',
            light,
          ) + shape('M446 226C470 276 560 306 618 332C620 240 580 156 490 158C470 176 456 198 446 226Z', hair),
      };
    case 'bun':
      return {
        behind:
          `<circle cx="480" cy="146" r="58" fill="${hair}"/>` +
          shape('M480 160C372 160 340 250 352 372H608C620 250 588 160 480 160Z', hair),
        over: shape('M366 330C372 262 420 226 480 224S588 262 594 330C612 232 566 160 480 160S348 232 366 330Z', light),
      };
    case 'bob':
      return {
        behind: shape(
          'M480 150C346 150 318 262 326 380C330 430 330 462 346 486C380 500 400 470 404 430H556C560 470 580 500 614 486C630 462 630 430 634 380C642 262 614 150 480 150Z',
          shade(hair, -0.14),
        ),
        over: shape(
          'M528 162C420 140 340 206 338 340C338 400 340 440 352 470C372 452 376 400 378 350C410 330 500 300 540 236C560 290 586 320 600 352C602 400 600 440 608 470C628 430 626 340 616 290C604 214 574 172 528 162Z',
          hair,
        ),
      };
    case 'crop':
      return {
        behind: '',
        over: shape(
          'M368 306C360 216 412 166 480 166S600 216 592 306C584 282 580 262 566 246C520 230 440 230 394 246C380 262 376 282 368 306Z',
          hair,
        ),
      };
    case 'side':
      return {
        behind: '',
        over:
          shape(
            'M366 322C352 214 406 156 488 158C572 160 612 224 594 322C588 296 582 274 570 258C520 262 450 250 418 222C396 246 376 282 366 322Z',
            hair,
          ) + shape('M418 222C450 250 520 262 570 258C556 218 510 190 452 192C438 198 426 208 418 222Z', light),
      };
    case 'short':
      return {
        behind: '',
        over: shape(
          'M366 318C350 220 384 150 482 150C586 150 610 224 594 318C588 290 584 270 574 254C548 246 530 232 520 214C490 244 430 252 390 250C378 270 372 292 366 318Z',
          hair,
        ),
      };
  }
}

/** SVG, {@link width} by {@link height}. */
export function portrait(person: Person): string {
  const { behind, over } = headdress(person);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}">`,
    wall(person),
    behind,
    body(person),
    face(person),
    over,
    '</svg>',
  ].join('');
}
