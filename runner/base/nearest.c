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

/* Characters to insert, delete or replace, or neighbours to swap; of at most LONGEST characters each. */
static size_t distance_of(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t rows[3][LONGEST + 1];
    size_t *before = rows[0], *above = rows[1], *row = rows[2];
    for (size_t j = 0; j <= b_length; j++)
        row[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        size_t *oldest = before;
        before = above;
        above = row;
        row = oldest;
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            row[j] = least(above[j - 1] + (a[i - 1] != b[j - 1]), least(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], before[j - 2] + 1);
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
