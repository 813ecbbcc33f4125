import { defaultOffice } from '@manzil/core/office/office';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createTranslator } from '#i18n/create.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { words } from '#testing/words.ts';
import { SelectField, TextField } from './fields.tsx';
import { Form, FormFailure, SaveButton } from './form.tsx';
import { PictureField } from './picture-field.tsx';
import { useRecordForm } from './use-record-form.ts';

interface Values {
  name: string;
  city: string;
  picture: string;
}
const start: Values = { name: 'Noor', city: 'doha', picture: 'https://example.com/a.jpg' };
const text = words.en.adminProblems;

function Sample({ send, cities = [] }: { send: (values: Values) => Promise<unknown>; cities?: string[] }) {
  const form = useRecordForm<Values>({
    start: () => start,
    rules: ({ name }) => ({ name: name === '' ? 'A name, please' : undefined }),
    send,
  });
  return (
    <Form of={form}>
      <TextField name="name" label="Name" required hint="As on the door" />
      <SelectField name="city" label="City" none="Nowhere" options={cities.map((city) => [city, city])} />
      <PictureField
        name="picture"
        words={{ title: 'Picture', upload: 'Upload', remove: 'Remove', address: 'Address' }}
        accept={[]}
        read={() => Promise.resolve({ wrong: 'No' })}
        Look={() => null}
      />
      <FormFailure />
      <SaveButton label="Save" whenEdited />
    </Form>
  );
}

function open(send: (values: Values) => Promise<unknown> = vi.fn<() => Promise<void>>(), cities?: string[]) {
  const sample = (more: string[] | undefined) => (
    <I18nextProvider i18n={createTranslator('en', words.en, defaultOffice)}>
      <MemoryRouter>
        <Sample send={send} {...(more === undefined ? {} : { cities: more })} />
      </MemoryRouter>
    </I18nextProvider>
  );
  const { rerender } = render(sample(cities));
  return {
    user: userEvent.setup(),
    field: (name: string) => screen.getByLabelText(new RegExp(`^${name}`)),
    save: screen.getByRole('button', { name: 'Save' }),
    arrive: (later: string[]) => {
      rerender(sample(later));
    },
  };
}

it('says beside a field what is wrong with it, goes there, and sends nothing', async () => {
  const send = vi.fn<(values: Values) => Promise<void>>();
  const { user, field, save } = open(send);
  expect(save).toBeDisabled();
  await user.clear(field('Name'));
  await user.click(save);
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toBeRequired();
  expect(field('Name')).toHaveAccessibleDescription('A name, please As on the door');
  await user.type(field('Name'), 'N');
  await waitFor(() => expect(field('Name')).toBeValid());
  expect(send).not.toHaveBeenCalled();
});

it('puts what the server refused beside its field, and goes there', async () => {
  const errors = [{ path: 'name', code: 'duplicate', message: '' }];
  const refusal = new ApiError(422, '', JSON.stringify({ code: 'request.invalid', errors }));
  const { user, field, save } = open(() => Promise.reject(refusal));
  await user.type(field('Name'), '!');
  await user.click(save);
  await waitFor(() => expect(field('Name')).toBeInvalid());
  expect(field('Name')).toHaveFocus();
  expect(screen.getByText(text.request.invalid)).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Noor!');
});

it('is sent once, however often the button is pressed, and then has nothing unsaved', async () => {
  let answer = () => {};
  const send = vi.fn<(values: Values) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { user, field, save } = open(send);
  await user.type(field('Name'), '!{Enter}{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...start, name: 'Noor!' }, null, null);
  expect(save).toBeDisabled();
  answer();
  await user.type(field('Name'), '!');
  await waitFor(() => expect(save).toBeEnabled());
  await user.type(field('Name'), '{Backspace}');
  expect(save).toBeDisabled();
});

it('keeps a choice whose options arrive later', async () => {
  const { field, arrive } = open();
  arrive(['lusail', 'doha']);
  await waitFor(() => expect(field('City')).toHaveValue('doha'));
});

it('takes a picture away together with its address', async () => {
  const { user, field } = open();
  expect(field('Address')).toHaveValue(start.picture);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(field('Address')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});
