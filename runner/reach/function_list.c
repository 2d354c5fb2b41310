/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/function_list.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
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

static bool ends_with(const char *text, size_t length, const char *end)
{
    size_t size = strlen(end);
    return length >= size && strncmp(text + length - size, end, size) == 0;
}

/* Takes what is in angle brackets out of a name. They may be cut off in the middle; those of operators stay. */
static bool strip_arguments(char *name)
{
    bool found = false;
    size_t depth = 0, length = 0;
    if (*name == '<')
        return false;
    for (const char *c = name; *c != '\0'; c++) {
        bool is_operator = depth == 0
                           && (ends_with(name, length, "operator")
                               || ends_with(name, length, "operator<")
                               || ends_with(name, length, "operator>")
                               || ends_with(name, length, "operator-"));
        if (*c == '<' && !is_operator) {
            found = true;
            depth++;
        } else if (*c == '>' && depth > 0) {
            depth--;
        } else if (depth == 0) {
            name[length++] = *c;
        }
    }
    name[length] = '\0';
    return found;
}

/* A function that is made of a template has the type of its result before its name. */
static void strip_result(char *name)
{
    static const char *const types[] = {"void_", "bool_", "int_", "unsigned_int_",
                                        "unsigned_long_"};
    const char *behind = name;
    for (const char *pointer = name; (pointer = strstr(pointer, "*_")) != NULL;)
        behind = pointer += strlen("*_");
    if (*behind != '\0')
        memmove(name, behind, strlen(behind) + 1);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        size_t length = strlen(types[i]);
        if (strncmp(name, types[i], length) == 0 && name[length] != '\0')
            memmove(name, name + length, strlen(name + length) + 1);
    }
}

/* "JvmtiEnv::GetTag" of "JvmtiEnv::GetTag.cold" and of "JvmtiEnv::GetTag~2"; "Table::init" of "void_Table<A>::init<B>". */
static void strip(char *name)
{
    char *end = strrchr(name, '~');
    if (end != NULL && end > name && isdigit((unsigned char)end[1]))
        *end = '\0';
    char *clone = strchr(name + (*name != '\0'), '.');
    if (clone != NULL)
        *clone = '\0';
    if (strip_arguments(name))
        strip_result(name);
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
