/* SPDX-License-Identifier: Apache-2.0 */
#include "vm/profile.h"

#include <errno.h>
#include <fnmatch.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define BLANKS " \t\r\n"

static char **split(char *text)
{
    struct strings words = {0};
    char *rest;
    for (char *word = strtok_r(text, BLANKS, &rest); word != NULL;
         word = strtok_r(NULL, BLANKS, &rest))
        strings_add(&words, xstrdup(word));
    return strings_array(&words);
}

static bool is_name(const char *name)
{
    return *name != '\0' && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(name);
}

/* Takes a line without comment. Returns what is wrong, or NULL. */
static const char *take_line(struct profile *profile, char *line)
{
    char *start = line + strspn(line, BLANKS);
    char *colon = strchr(start, ':');
    if (*start == '\0')
        return NULL;
    if (colon == NULL)
        return "a line needs a ':'";
    *colon = '\0';
    if (strcmp(start, "VM") == 0) {
        char *glob = colon + 1 + strspn(colon + 1, BLANKS);
        glob[strcspn(glob, "\r\n")] = '\0';
        free(profile->vm);
        profile->vm = xstrdup(glob);
        return NULL;
    }
    bool optional = colon > start && colon[-1] == '?';
    if (optional)
        colon[-1] = '\0';
    if (!is_name(start) || strcmp(start, "all") == 0)
        return "the name of a configuration has letters, digits and '-', and is not 'all'";
    if (profile_find(profile, start) != NULL)
        return "there is a configuration of that name already";
    profile->items = xgrow(profile->items, profile->count, sizeof *profile->items);
    profile->items[profile->count++] = (struct configuration){xstrdup(start), split(colon + 1),
                                                              optional};
    return NULL;
}

static int read_file(struct profile *profile, const char *path)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    int number = 0;
    const char *problem = NULL;
    *profile = (struct profile){0};
    if (file == NULL) {
        complain("%s: %s", path, strerror(errno));
        return -1;
    }
    while (problem == NULL && getline(&line, &size, file) > 0) {
        number++;
        line[strcspn(line, "#")] = '\0';
        problem = take_line(profile, line);
    }
    free(line);
    fclose(file);
    if (problem == NULL && profile->vm == NULL)
        problem = "there is no line 'VM: GLOB'";
    if (problem == NULL && profile->count == 0)
        problem = "there is no configuration";
    profile->file = xstrdup(path);
    if (problem == NULL)
        return 0;
    complain("%s:%d: %s", path, number, problem);
    profile_free(profile);
    return -1;
}

/* That of a file which its user named. */
static int read_named(struct profile *profile, const char *path, const char *vm_name)
{
    if (read_file(profile, path) != 0)
        return -1;
    if (fnmatch(profile->vm, vm_name, 0) == 0)
        return 0;
    complain("--profile %s: it is for VMs named '%s', and this one is named '%s'", path,
             profile->vm, vm_name);
    profile_free(profile);
    return -1;
}

static void make_default(struct profile *profile, const char *directory, const char *vm_name)
{
    complain("no profile in %s/vm is for a VM named '%s', so there is the configuration "
             "'default' alone; --profile FILE names one (docs/new-vm.md)",
             directory, vm_name);
    char line[] = "default:";
    *profile = (struct profile){.vm = xstrdup("*")};
    take_line(profile, line);
}

int profile_read(struct profile *profile, const char *file, const char *directory,
                 const char *vm_name)
{
    if (file != NULL)
        return read_named(profile, file, vm_name);
    char *pattern = xprintf("%s/vm/*.txt", directory);
    glob_t found;
    int result = 1;
    if (glob(pattern, 0, NULL, &found) == 0) {
        for (size_t i = 0; result > 0 && i < found.gl_pathc; i++) {
            result = read_file(profile, found.gl_pathv[i]);
            if (result == 0 && fnmatch(profile->vm, vm_name, 0) != 0) {
                profile_free(profile);
                result = 1;
            }
        }
        globfree(&found);
    }
    if (result > 0)
        make_default(profile, directory, vm_name);
    free(pattern);
    return result < 0 ? -1 : 0;
}

void profile_free(struct profile *profile)
{
    for (size_t i = 0; i < profile->count; i++) {
        free(profile->items[i].name);
        string_array_free(profile->items[i].args);
    }
    free(profile->items);
    free(profile->file);
    free(profile->vm);
    *profile = (struct profile){0};
}

const struct configuration *profile_find(const struct profile *profile, const char *name)
{
    for (size_t i = 0; i < profile->count; i++)
        if (strcmp(profile->items[i].name, name) == 0)
            return &profile->items[i];
    return NULL;
}
