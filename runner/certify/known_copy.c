/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/known_copy.h"

#include <glob.h>
#include <stdlib.h>

#include "base/files.h"
#include "base/text.h"

/* Puts the files that a pattern below the suite names after the text, which is taken over. NULL after
 * a message. */
static char *with_files(const struct home *home, char *text, const char *pattern)
{
    glob_t found;
    char *all = xprintf("%s/known/%s", home->suites, pattern);
    if (glob(all, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc && text != NULL; i++) {
            char *more = file_read_loudly(found.gl_pathv[i], NULL);
            char *longer = more != NULL ? xprintf("%s%s\n", text, more) : NULL;
            free(text);
            free(more);
            text = longer;
        }
        globfree(&found);
    }
    free(all);
    return text;
}

char *known_copy(const struct home *home)
{
    char *text = with_files(home, xstrdup(""), "*.txt");
    return text != NULL ? with_files(home, text, "*/*.txt") : NULL;
}
