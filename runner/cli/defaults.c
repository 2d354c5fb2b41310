/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/defaults.h"

#include <errno.h>
#include <ini.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/command_table.h"

/* The file that the environment names or the user has. Allocated; NULL if there is none. */
static char *find_file(void)
{
    const char *named = getenv("ASSAY_CONFIG");
    if (named != NULL)
        return *named != '\0' ? xstrdup(named) : NULL;
    const char *configuration = getenv("XDG_CONFIG_HOME");
    const char *home = getenv("HOME");
    char *path = NULL;
    if (configuration != NULL && *configuration != '\0')
        path = xprintf("%s/assay/assay.ini", configuration);
    else if (home != NULL && *home != '\0')
        path = xprintf("%s/.config/assay/assay.ini", home);
    if (path != NULL && access(path, F_OK) != 0) {
        free(path);
        path = NULL;
    }
    return path;
}

struct reading {
    struct defaults *defaults;
    const char *command;
    char *problem; /* the first one, allocated; or NULL */
};

static int keep(void *context, const char *section, const char *name, const char *value)
{
    struct reading *reading = context;
    bool all = strcmp(section, "all") == 0;
    if (reading->problem != NULL)
        return 0;
    if (!all && command_named(section) == NULL) {
        reading->problem = *section == '\0' ? xprintf(
                               "'%s' stands before the first section, as [run] or [all]", name)
                                            : xprintf("there is no command '%s' for section [%s]",
                                                      section, section);
        return 0;
    }
    if (all || strcmp(section, reading->command) == 0) {
        strings_add(&reading->defaults->names, xstrdup(name));
        strings_add(&reading->defaults->values, xstrdup(value));
        strings_add(&reading->defaults->sections, xstrdup(section));
    }
    return 1;
}

/* The library takes a line that is too long for several. */
static bool lines_fit(FILE *file, const char *path)
{
    char *line = NULL;
    size_t size = 0;
    unsigned number = 0;
    bool fit = true;
    for (ssize_t length; fit && (length = getline(&line, &size, file)) > 0;) {
        number++;
        fit = length < ini_max_line - 2;
    }
    if (!fit)
        complain("%s:%u: the line is longer than %d characters", path, number, ini_max_line - 4);
    free(line);
    rewind(file);
    return fit;
}

static int read_file(struct defaults *defaults, FILE *file, const char *command)
{
    struct reading reading = {defaults, command, NULL};
    int line = lines_fit(file, defaults->path) ? ini_parse_file(file, keep, &reading) : -1;
    if (line == 0 && ferror(file)) {
        complain("%s: %s", defaults->path, strerror(errno));
        line = -1;
    } else if (line > 0) {
        complain("%s:%d: %s", defaults->path, line,
                 reading.problem != NULL ? reading.problem
                                         : "neither [section] nor option = value");
    }
    free(reading.problem);
    return line == 0 ? 0 : -1;
}

int defaults_read(struct defaults *defaults, const char *command)
{
    *defaults = (struct defaults){.path = find_file()};
    if (defaults->path == NULL)
        return 0;
    FILE *file = fopen(defaults->path, "re");
    if (file == NULL) {
        complain("%s: %s; ASSAY_CONFIG='' does without a configuration file", defaults->path,
                 strerror(errno));
        return -1;
    }
    int result = read_file(defaults, file, command);
    fclose(file);
    return result;
}

void defaults_free(struct defaults *defaults)
{
    free(defaults->path);
    strings_free(&defaults->names);
    strings_free(&defaults->values);
    strings_free(&defaults->sections);
    *defaults = (struct defaults){0};
}

bool defaults_flag(const char *value, bool *on)
{
    *on = strcasecmp(value, "yes") == 0 || strcasecmp(value, "true") == 0;
    return *on || strcasecmp(value, "no") == 0 || strcasecmp(value, "false") == 0;
}
