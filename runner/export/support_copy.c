/* SPDX-License-Identifier: Apache-2.0 */
#include "export/support_copy.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/text.h"
#include "catalog/support_use.h"

static const char *base_of(const char *path)
{
    return strrchr(path, '/') + 1;
}

static bool mentions(const char *text, const char *path)
{
    char *line = xprintf("#include \"%s\"", base_of(path));
    bool found = strstr(text, line) != NULL;
    free(line);
    return found;
}

/* Copies the files that match, all of them, or the headers that `text` includes and those
 * that they include. */
static int copy_matching(const struct support_copy *copy, const char *pattern, const char *text,
                         const char *to)
{
    glob_t found;
    char *all = xprintf("%s/%s", copy->home->sources, pattern);
    int result = glob(all, 0, NULL, &found) == 0 ? 0 : -1;
    for (size_t i = 0; result == 0 && i < found.gl_pathc; i++) {
        if (text != NULL && !mentions(text, found.gl_pathv[i]))
            continue;
        char *name = xprintf("%s/%s", to, base_of(found.gl_pathv[i]));
        char *target = xprintf("%s/%s", copy->directory, name);
        bool is_new = access(target, F_OK) != 0;
        result = file_copy(found.gl_pathv[i], copy->directory, name);
        char *inner = text != NULL && is_new ? file_read(found.gl_pathv[i], NULL) : NULL;
        if (inner != NULL)
            result |= copy_matching(copy, pattern, inner, to);
        free(inner);
        free(target);
        free(name);
    }
    globfree(&found);
    free(all);
    return result;
}

/* A table that the build makes; an installation has it next to its sources. */
static int copy_generated(const struct support_copy *copy, const char *name)
{
    char *installed = xprintf("%s/generated/%s", copy->home->sources, name);
    char *built = xprintf("%s/build/generated/%s", copy->home->sources, name);
    char *to = xprintf("support/%s", name);
    int result = file_copy(access(installed, F_OK) == 0 ? installed : built, copy->directory, to);
    free(to);
    free(installed);
    free(built);
    return result;
}

static bool exists(const char *directory, const char *folder, const char *name)
{
    char *path = xprintf("%s/%s/%s", directory, folder, name);
    bool exists = access(path, F_OK) == 0;
    free(path);
    return exists;
}

/* Copies a source with the headers that it includes, and adds its text to `text`. The copy has no
 * modules: all files are in support/. */
static int copy_source(const struct support_copy *copy, const char *file, char **text)
{
    char *path = xprintf("%s/agents/support/%s", copy->home->sources, file);
    char *name = xprintf("support/%s", base_of(file));
    char *own = file_read_loudly(path, NULL);
    int result = own != NULL ? file_write(copy->directory, name, own) : -1;
    if (own != NULL) {
        result |= copy_matching(copy, "agents/support/*/*.h", own, "support");
        char *both = xprintf("%s%s", *text, own);
        free(*text);
        *text = both;
    }
    free(own);
    free(name);
    free(path);
    return result;
}

/* Copies the sources that the test uses, and those that these use: a source is taken in whole. */
static int copy_sources(const struct support_copy *copy)
{
    char *directory = xprintf("%s/agents/support", copy->home->sources);
    struct support_index *index = support_index_read(directory);
    char *text = xstrdup(copy->source);
    int result = copy_source(copy, "agent/agent.c", &text);
    for (size_t copied = 1; result == 0 && copied > 0;) {
        struct support_use use = {0};
        copied = 0;
        support_use_find(index, text, &use);
        for (size_t i = 0; result == 0 && i < use.files.count; i++)
            if (!exists(copy->directory, "support", base_of(use.files.items[i]))) {
                result = copy_source(copy, use.files.items[i], &text);
                copied++;
            }
        support_use_free(&use);
    }
    free(text);
    support_index_free(index);
    free(directory);
    return result;
}

int support_copy(const struct support_copy *copy)
{
    int result = copy_matching(copy, "agents/support/*/*.h", copy->source, "support");
    /* Those of the companions, and of run.sh. */
    static const char own[] = "#include \"channel.h\"\n";
    result |= copy_matching(copy, "agents/support/*/*.h", own, "support");
    result |= copy_sources(copy);
    result |= copy_generated(copy, "names.inc");
    if (mentions(copy->source, "/header_checks.inc"))
        result |= copy_generated(copy, "header_checks.inc");
    if (copy->companions)
        result |= copy_matching(copy, "agents/companions/*.c", NULL, "companions");
    return result;
}
