/* SPDX-License-Identifier: Apache-2.0 */

/* Short texts that users write: versions, expressions, patterns, numbers. Each line is all of them. */
#include "fuzz.h"

#include <stdio.h>

#include "base/utf8.h"
#include "catalog/expression.h"
#include "catalog/pattern.h"
#include "cli/option_parser.h"
#include "vm/version.h"

static bool matches(void *context, const char *word)
{
    (void)context;
    return pattern_matches(word, "thread/GetThreadState/new", "one");
}

static void take(const char *word)
{
    char *problem = NULL;
    struct expression *expression = expression_parse(word, &problem);
    must((expression == NULL) == (problem != NULL));
    if (expression != NULL) {
        expression_holds(expression, matches, NULL);
        expression_free(expression);
    }
    free(problem);
    if (version_ranges_valid(word))
        version_in_ranges(word, "17.0.12+7", 17);
    must(version_order(word, 17, word, 17) == 0);
    version_in_ranges("8..17", word, 17);
    int64_t number;
    must(!number_read(word, -5, 70, &number) || (number >= -5 && number <= 70));
    char *pattern = pattern_of_argument(word);
    pattern_matches(pattern, "thread/GetThreadState/new", NULL);
    pattern_matches_path(pattern, "a:b/c");
    free(pattern);
    char *brief = utf8_brief(word, strlen(word));
    free(brief);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size < 4096 ? size : 4096), *rest = text;
    for (char *line; (line = strsep(&rest, "\n")) != NULL;)
        take(line);
    free(text);
    return 0;
}
