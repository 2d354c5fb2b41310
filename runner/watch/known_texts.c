/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/known_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *or_none(const char *text)
{
    return text != NULL ? text : "-";
}

/* All that may decide on a verdict. */
static char *describe(const struct known_pin *pin, const struct known_test *test)
{
    const struct known_cause *cause = pin->cause;
    char *text = NULL;
    size_t length;
    FILE *stream = open_memstream(&text, &length);
    fprintf(stream, "%s\n%s\n%d\n%s\n%s\n%s\n", cause->id, or_none(cause->review), cause->class,
            or_none(cause->vm), or_none(cause->vendor), or_none(cause->architecture));
    fprintf(stream, "%s\n%s\n%s\n%s\n%s\n", or_none(pin->vm), or_none(pin->vendor),
            or_none(pin->architecture), or_none(pin->versions), or_none(pin->sometimes));
    for (size_t i = 0; i < pin->arguments.count; i++)
        fprintf(stream, "%s\n", pin->arguments.items[i]);
    for (size_t i = 0; i < test->count; i++)
        fprintf(stream, "%s\n%s\n", or_none(test->pairs[i].expected),
                or_none(test->pairs[i].actual));
    fclose(stream);
    return text;
}

static void add(struct known_texts *texts, const char *id, char *text)
{
    size_t known = texts->ids.texts.count;
    size_t number = numbering_add(&texts->ids, id);
    if (number == known) {
        strings_add(&texts->texts, text);
        return;
    }
    char *longer = xprintf("%s%s", texts->texts.items[number], text);
    free(texts->texts.items[number]);
    free(text);
    texts->texts.items[number] = longer;
}

void known_texts_read(struct known_texts *texts, const struct known *known)
{
    size_t count = 0;
    const struct known_pin *pins = known != NULL ? known_pins(known, &count) : NULL;
    *texts = (struct known_texts){0};
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < pins[i].count; j++)
            add(texts, pins[i].tests[j].id, describe(&pins[i], &pins[i].tests[j]));
}

void known_texts_free(struct known_texts *texts)
{
    numbering_free(&texts->ids);
    strings_free(&texts->texts);
}

static void add_different(const struct known_texts *texts, const struct known_texts *others,
                          struct numbering *ids)
{
    for (size_t i = 0; i < texts->ids.texts.count; i++) {
        const char *id = texts->ids.texts.items[i];
        size_t other = numbering_find(&others->ids, id);
        if (other == SIZE_MAX || strcmp(texts->texts.items[i], others->texts.items[other]) != 0)
            numbering_add(ids, id);
    }
}

void known_texts_compare(const struct known_texts *before, const struct known_texts *after,
                         struct numbering *ids)
{
    add_different(before, after, ids);
    add_different(after, before, ids);
}
