/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/function_list.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"

/* Makes an empty file whose path has no '@', which ends what the library of faults takes for a path.
 * Allocated; NULL after a message. */
static char *temporary_file(void)
{
    const char *named = getenv("TMPDIR");
    const char *directory = named != NULL && *named != '\0' && strchr(named, '@') == NULL ? named
                                                                                          : "/tmp";
    char *path = xprintf("%s/assay-functions-XXXXXX", directory);
    int file = mkstemp(path);
    if (file >= 0) {
        close(file);
        return path;
    }
    complain("%s: %s", path, strerror(errno));
    free(path);
    return NULL;
}

/* The script says itself what is wrong. */
static int run_script(const char *path, const char *library, const struct home *home)
{
    char *script = xprintf("%s/runner/faults/functions.sh", home->sources);
    char *const words[] = {(char *)"sh", script, (char *)library, NULL};
    char *line = shell_line(words);
    char *to = shell_quoted(path);
    char *command = xprintf("%s > %s", line, to);
    int status = system(command);
    free(command);
    free(to);
    free(line);
    free(script);
    return status == 0 ? 0 : -1;
}

/* "JvmtiEnv::GetTag" of "JvmtiEnv::GetTag.cold" and of "JvmtiEnv::GetTag~2". */
static void strip(char *name)
{
    char *end = strrchr(name, '~');
    if (end != NULL && end > name && isdigit((unsigned char)end[1]))
        *end = '\0';
    char *clone = strchr(name + (*name != '\0'), '.');
    if (clone != NULL)
        *clone = '\0';
}

static void read_lines(struct function_list *list, char *text)
{
    char *rest = text, *line;
    while ((line = strsep(&rest, "\n")) != NULL) {
        char *name = strrchr(line, ' ');
        if (name == NULL)
            continue;
        strip(++name);
        list->numbers = xgrow(list->numbers, list->count, sizeof *list->numbers);
        list->numbers[list->count++] = numbering_add(&list->names, name);
    }
}

int function_list_make(struct function_list *list, const char *library, const struct home *home)
{
    *list = (struct function_list){.path = temporary_file()};
    if (list->path == NULL)
        return -1;
    char *text = run_script(list->path, library, home) == 0 ? file_read_loudly(list->path, NULL)
                                                            : NULL;
    if (text != NULL)
        read_lines(list, text);
    free(text);
    if (list->count > 0)
        return 0;
    function_list_free(list);
    return -1;
}

void function_list_free(struct function_list *list)
{
    unlink(list->path);
    free(list->path);
    numbering_free(&list->names);
    free(list->numbers);
    *list = (struct function_list){0};
}
