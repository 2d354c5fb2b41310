/* SPDX-License-Identifier: Apache-2.0 */

/* What every fuzz target includes: the function that libFuzzer calls, and ways to give a parser the
 * bytes. A target fails by a sanitizer, by taking too long, or by must(). tools/fuzz.sh runs them. */
#ifndef ASSAY_FUZZ_H
#define ASSAY_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* For libFuzzer. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The path of a file with these bytes; until the next call. */
const char *fuzz_file(const uint8_t *data, size_t size);

/* The path of a directory in which that file, alone, has these bytes; until the next call. */
const char *fuzz_directory(const char *name, const uint8_t *data, size_t size);

/* A copy with a null byte at its end, to be freed. */
char *fuzz_text(const uint8_t *data, size_t size);

static inline void must(bool holds)
{
    if (!holds)
        abort();
}

#endif
