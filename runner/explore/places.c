/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/places.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"

static const char prefix[] = "places-";

struct places {
    char *directory; /* of the JVM's build */
    struct branch_table *table;
    size_t count;
    char *trace;
};

/* What the script says is in *why, its last line. Returns whether it made the table. */
static bool run_script(const char *path, const char *library, const struct home *home, char **why)
{
    char *script = xprintf("%s/runner/faults/branches.sh", home->sources);
    char *const words[] = {(char *)"sh", script, (char *)library, NULL};
    char *call = shell_line(words);
    char *to = shell_quoted(path);
    char *command = xprintf("%s 2>&1 > %s", call, to);
    FILE *messages = popen(command, "re");
    char *line = NULL;
    size_t size = 0;
    while (messages != NULL && getline(&line, &size, messages) > 0) {
        line[strcspn(line, "\n")] = '\0';
        free(*why);
        *why = xstrdup(line);
    }
    bool made = messages != NULL && pclose(messages) == 0;
    if (made) {
        free(*why);
        *why = NULL;
    } else if (*why == NULL) {
        *why = xstrdup("the table of places could not be made");
    }
    free(line);
    free(command);
    free(to);
    free(call);
    free(script);
    return made;
}

/* Returns 0; or -1, after a message or with *why set. */
static int make_table(const char *directory, const struct vm *vm, const struct home *home,
                      char **why)
{
    const char *named = getenv("TMPDIR");
    char *path = xprintf("%s/assay-places-XXXXXX",
                         named != NULL && *named != '\0' ? named : "/tmp");
    int file = mkstemp(path);
    int result = -1;
    if (file < 0) {
        complain("%s: %s", path, strerror(errno));
    } else {
        close(file);
        if (run_script(path, vm->libjvm, home, why))
            result = file_copy(path, directory, "table");
        unlink(path);
    }
    free(path);
    return result;
}

struct places *places_open(const char *directory, const struct vm *vm, const struct home *home,
                           char **why)
{
    *why = NULL;
    if (vm_is_foreign(vm)) {
        *why = xprintf("this JVM is of %s, not of the runner's own architecture",
                       vm->port.architecture);
        return NULL;
    }
    if (strcmp(vm->libjvm_sha256, "unknown") == 0) {
        *why = xprintf("the library that holds this JVM cannot be read: %s", vm->libjvm);
        return NULL;
    }
    struct places *places = xcalloc(1, sizeof *places);
    places->directory = xprintf("%s/%s%.16s", directory, prefix, vm->libjvm_sha256);
    char *path = xprintf("%s/table", places->directory);
    if (access(path, F_OK) == 0 || make_table(places->directory, vm, home, why) == 0)
        places->table = branch_table_read(path);
    bool fits = places->table != NULL
                && strcmp(branch_table_library(places->table), vm->libjvm_sha256) == 0;
    if (places->table != NULL && !fits)
        complain("%s: this is the table of another JVM", path);
    free(path);
    if (!fits) {
        places_free(places);
        return NULL;
    }
    branch_table_entries(places->table, &places->count);
    places->trace = branch_table_trace(places->table);
    return places;
}

void places_free(struct places *places)
{
    if (places == NULL)
        return;
    if (places->table != NULL)
        branch_table_free(places->table);
    free(places->trace);
    free(places->directory);
    free(places);
}

size_t places_count(const struct places *places)
{
    return places->count;
}

bool places_has(const struct reach *reach, size_t place)
{
    return reach->bits != NULL && (reach->bits[place / 8] >> place % 8 & 1) != 0;
}

const char *places_trace(const struct places *places)
{
    return places->trace;
}

bool places_take(const struct places *places, struct reach *reach, const char *directory,
                 const char *report)
{
    char *text = file_read_foreign(directory, report, NULL);
    if (text == NULL)
        return false;
    text[strcspn(text, "\n")] = '\0';
    struct strings lines = {0};
    strings_add(&lines, text);
    bool taken = reach_take(reach, places->table, &lines);
    strings_free(&lines);
    return taken;
}

bool places_load(const struct places *places, struct reach *reach, const char *name)
{
    char *path = xprintf("%s/%s.places", places->directory, name);
    char *text = file_read(path, NULL);
    bool loaded = false;
    if (text != NULL) {
        char *rest = text;
        const char *digest = strsep(&rest, "\n");
        const char *digits = strsep(&rest, "\n");
        loaded = digits != NULL && rest != NULL
                 && strcmp(digest, branch_table_digest(places->table)) == 0
                 && strspn(digits, "0123456789abcdef") == strlen(digits)
                 && reach_parse(reach, places->table, digits);
    }
    free(text);
    free(path);
    return loaded;
}

int places_save(const struct places *places, const struct reach *reach, const char *name)
{
    char *digits = reach_text(reach, places->table);
    char *text = xprintf("%s\n%s\n", branch_table_digest(places->table), digits);
    char *file = xprintf("%s.places", name);
    int result = file_write(places->directory, file, text);
    free(file);
    free(text);
    free(digits);
    return result;
}

void places_forget(const char *directory, const char *name)
{
    DIR *stream = opendir(directory);
    const struct dirent *entry;
    while (stream != NULL && (entry = readdir(stream)) != NULL) {
        if (!text_begins(entry->d_name, prefix))
            continue;
        char *path = xprintf("%s/%s/%s.places", directory, entry->d_name, name);
        unlink(path);
        free(path);
    }
    if (stream != NULL)
        closedir(stream);
}
