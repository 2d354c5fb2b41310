/* SPDX-License-Identifier: Apache-2.0 */
#include "export/support_copy.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/text.h"

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

/* Whether a module of the vocabulary is needed and not there yet. One with a header of its own is
 * needed by those who include that. */
static bool is_due(const struct support_copy *copy, const char *module)
{
    const char *name = base_of(module);
    char *header = xprintf("%.*s.h", (int)strlen(name) - 2, name);
    bool due = !exists(copy->directory, "support", name)
               && (exists(copy->directory, "support", header)
                   || !exists(copy->home->sources, "agents/support", header));
    free(header);
    return due;
}

/* Copies the modules that are due, and the headers that they include, by which others may become
 * due. */
static int copy_modules(const struct support_copy *copy)
{
    glob_t found;
    char *all = xprintf("%s/agents/support/*.c", copy->home->sources);
    int result = glob(all, 0, NULL, &found) == 0 ? 0 : -1;
    for (size_t i = 0; result == 0 && i < found.gl_pathc; i++) {
        const char *module = found.gl_pathv[i];
        if (!is_due(copy, module))
            continue;
        char *name = xprintf("support/%s", base_of(module));
        char *text = file_read_loudly(module, NULL);
        result = text != NULL ? file_write(copy->directory, name, text) : -1;
        if (text != NULL)
            result |= copy_matching(copy, "agents/support/*.h", text, "support");
        free(text);
        free(name);
        i = (size_t)-1;
    }
    globfree(&found);
    free(all);
    return result;
}

int support_copy(const struct support_copy *copy)
{
    int result = copy_matching(copy, "agents/support/*.h", copy->source, "support");
    /* Those of the companions, and of run.sh. */
    static const char own[] = "#include \"channel.h\"\n#include \"texts.h\"\n";
    result |= copy_matching(copy, "agents/support/*.h", own, "support");
    result |= copy_modules(copy);
    result |= copy_generated(copy, "names.inc");
    if (mentions(copy->source, "/header_checks.inc"))
        result |= copy_generated(copy, "header_checks.inc");
    if (copy->companions)
        result |= copy_matching(copy, "agents/companions/*.c", NULL, "companions");
    return result;
}
