/* SPDX-License-Identifier: Apache-2.0 */

/* The journal of a run that is continued. An entry counts if its digest is right, so each line gets
 * the right one unless it begins with '!'. */
#include "fuzz.h"

#include <sha2.h>
#include <stdio.h>

#include "catalog/plan.h"
#include "sinks/journal.h"
#include "sinks/result_json.h"

static struct planned items[] = {{.id = (char *)"a/B/c"}, {.id = (char *)"a/B/d", .repeat = 1}};
static const struct plan plan = {.items = items, .count = 2};

static void put(FILE *stream, const char *line)
{
    char digest[SHA256_DIGEST_STRING_LENGTH];
    SHA256Data((const uint8_t *)line, strlen(line), digest);
    if (*line == '!')
        fprintf(stream, "%s\n", line + 1);
    else
        fprintf(stream, "%.16s %s\n", digest, line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct rules *rules;
    if (rules == NULL)
        rules = rules_read("tests/unit/spec");
    char *text = fuzz_text(data, size), *rest = text, *bytes = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&bytes, &length);
    for (char *line; (line = strsep(&rest, "\n")) != NULL;)
        put(stream, line);
    fclose(stream);
    const char *directory = fuzz_directory("journal", (const uint8_t *)bytes, length);
    char *path = xprintf("%s/journal", directory);
    struct journal *journal = journal_open(path, &plan);
    for (size_t i = 0; journal != NULL && i < plan.count; i++) {
        if (!journal_has(journal, i))
            continue;
        json_t *object = journal_get(journal, i);
        must(object != NULL);
        struct result result;
        result_from_json(&result, object, rules);
        result_replayed_free(&result);
        json_decref(object);
    }
    if (journal != NULL)
        journal_free(journal);
    free(path);
    free(bytes);
    free(text);
    return 0;
}
