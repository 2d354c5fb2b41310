/* SPDX-License-Identifier: Apache-2.0 */
#include "base/nearest.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { LONGEST = 128 };

struct nearest nearest_begin(const char *word)
{
    size_t length = strlen(word);
    return (struct nearest){.word = word, .distance = length > LONGEST ? 0 : length / 4 + 2};
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Characters to insert, delete or replace (Levenshtein), of at most LONGEST characters each. */
static size_t distance_of(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t row[LONGEST + 1];
    for (size_t j = 0; j <= b_length; j++)
        row[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = least(replaced, least(row[j], row[j - 1]) + 1);
        }
    }
    return row[b_length];
}

void nearest_try(struct nearest *nearest, const char *candidate, size_t length)
{
    size_t typed = strlen(nearest->word);
    size_t difference = typed > length ? typed - length : length - typed;
    if (length > LONGEST || difference >= nearest->distance)
        return;
    size_t distance = distance_of(nearest->word, typed, candidate, length);
    if (distance >= nearest->distance)
        return;
    free(nearest->best);
    nearest->best = xprintf("%.*s", (int)length, candidate);
    nearest->distance = distance;
}

char *nearest_end(struct nearest *nearest)
{
    char *text = nearest->best != NULL ? xprintf("; did you mean '%s'?", nearest->best)
                                       : xstrdup("");
    free(nearest->best);
    nearest->best = NULL;
    return text;
}
