/* SPDX-License-Identifier: Apache-2.0 */

/* Answers to experiments: what is read is written and read as the same. */
#include "fuzz.h"

#include <jansson.h>
#include <stdio.h>

#include "ask/answers.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    json_t *answers = answers_read(fuzz_file(data, size));
    if (answers == NULL)
        return 0;
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    answers_write(stream, answers);
    fclose(stream);
    json_t *again = answers_read(fuzz_file((const uint8_t *)text, length));
    must(again != NULL);
    json_decref(again);
    json_decref(answers);
    free(text);
    return 0;
}
