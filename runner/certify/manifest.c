/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/manifest.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "certify/digest.h"

/* What the build writes before the path of a file that differs from the revision. */
#define MODIFIED "# modified "

/* What it writes where there is no revision to compare with. */
#define UNKNOWN "# revision unknown"

/* Sources and tables; other files of an editor, a build or an installation are not part of them. */
static bool is_source(const char *path)
{
    static const char *const ends[] = {".c", ".h", ".awk", ".txt", ".java", ".tsv"};
    const char *end = strrchr(path, '.');
    for (size_t i = 0; end != NULL && i < sizeof ends / sizeof ends[0]; i++)
        if (strcmp(end, ends[i]) == 0)
            return strchr(path, '~') == NULL;
    return false;
}

/* Known deviations are among them: what is known as a specification issue does not fail. */
static void suite_files(struct strings *paths, const struct home *home)
{
    static const char *const parts[] = {"agents",
                                        "expected",
                                        "javasrc",
                                        "spec",
                                        "suites/vm",
                                        "suites/known",
                                        "suites/challenges.txt"};
    struct strings all = {0};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        files_below(&all, home->sources, parts[i]);
    for (size_t i = 0; i < all.count; i++)
        if (is_source(all.items[i]))
            strings_add(paths, xstrdup(all.items[i]));
    strings_free(&all);
}

char *manifest_make(const struct home *home)
{
    struct strings paths = {0}, lines = {0};
    suite_files(&paths, home);
    char *text = digest_lines(&lines, home->sources, &paths) == 0 ? strings_lines(&lines) : NULL;
    strings_free(&lines);
    strings_free(&paths);
    return text;
}

/* ---- Checking ----------------------------------------------------------- */

/* Cuts a text into its lines. */
static void cut(struct strings *lines, const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        strings_add(lines, xprintf("%.*s", (int)length, text));
        text += length + (text[length] == '\n');
    }
}

/* Takes what git found modified out of the lines of the build's manifest. */
static void take_modified(const struct strings *lines, struct strings *files,
                          struct strings *differences)
{
    for (size_t i = 0; i < lines->count; i++) {
        const char *line = lines->items[i];
        if (strncmp(line, MODIFIED, strlen(MODIFIED)) == 0 && is_source(line))
            strings_add(differences,
                        xprintf("%s is not that of the revision", line + strlen(MODIFIED)));
        else if (strcmp(line, UNKNOWN) == 0)
            strings_add(differences, xstrdup("the revision of the suite is not known"));
        else if (*line != '#')
            strings_add(files, xstrdup(line));
    }
}

static const char *path_in(const char *line)
{
    const char *blanks = strstr(line, "  ");
    return blanks != NULL ? blanks + 2 : line;
}

/* Both lists are in the order of their paths. */
static void compare(const struct strings *built, const struct strings *present,
                    struct strings *differences)
{
    for (size_t i = 0, j = 0; i < built->count || j < present->count;) {
        int order = i == built->count ? 1
                    : j == present->count
                        ? -1
                        : strcmp(path_in(built->items[i]), path_in(present->items[j]));
        if (order < 0)
            strings_add(differences, xprintf("%s is missing", path_in(built->items[i++])));
        else if (order > 0)
            strings_add(differences, xprintf("%s was added", path_in(present->items[j++])));
        else if (strcmp(built->items[i++], present->items[j++]) != 0)
            strings_add(differences, xprintf("%s was changed", path_in(built->items[i - 1])));
    }
}

int manifest_check(const struct home *home, const char *present, struct strings *differences)
{
    if (access(home->manifest, F_OK) != 0) {
        complain("%s is missing, so the suite is not known; make it with "
                 "`make manifest`",
                 home->manifest);
        return -1;
    }
    char *text = file_read_loudly(home->manifest, NULL);
    if (text == NULL)
        return -1;
    struct strings lines = {0}, built = {0}, files = {0};
    cut(&lines, text);
    take_modified(&lines, &built, differences);
    cut(&files, present);
    compare(&built, &files, differences);
    strings_free(&files);
    strings_free(&built);
    strings_free(&lines);
    free(text);
    return 0;
}
