import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, type TooltipItem } from 'chart.js';
import { useEffect, useRef } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export interface Bar {
  name: string;
  /** For the axis, instead of a long name. */
  short?: string;
  value: number;
}

const bar = '#7a1f3d';
const grid = '#e9e1d6';
const words = '#57504a';

/** For the eye only; the figures stand in a table beside it. */
export default function BarChart({ bars, lying }: { bars: readonly Bar[]; lying: boolean }) {
  const { language, direction } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const number = (value: number | string) => formatNumber(Number(value), language);
    const rtl = direction === 'rtl';
    // a canvas inherits no font
    const font = { family: getComputedStyle(canvas.current).fontFamily };
    const values = {
      beginAtZero: true,
      grid: { color: grid },
      border: { display: false },
      ticks: { color: words, font, precision: 0, maxTicksLimit: 5, callback: number },
    };
    const names = {
      grid: { display: false },
      ticks: { color: words, font, maxRotation: 0, autoSkip: !lying, maxTicksLimit: lying ? 50 : 8 },
    };
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: bars.map(({ name, short }) => short ?? name),
        datasets: [
          { data: bars.map(({ value }) => value), backgroundColor: bar, borderRadius: 4, maxBarThickness: 28 },
        ],
      },
      options: {
        indexAxis: lying ? 'y' : 'x',
        maintainAspectRatio: false,
        animation: false,
        locale: language,
        scales: {
          x: { ...(lying ? values : names), reverse: rtl },
          y: { ...(lying ? names : values), position: rtl ? 'right' : 'left' },
        },
        plugins: {
          legend: { display: false },
          tooltip: {
            displayColors: false,
            rtl,
            titleFont: font,
            bodyFont: font,
            callbacks: {
              title: ([item]) => (item === undefined ? '' : (bars[item.dataIndex]?.name ?? '')),
              label: (item: TooltipItem<'bar'>) => number(item.raw as number),
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [bars, lying, language, direction]);
  return <canvas ref={canvas} aria-hidden />;
}
