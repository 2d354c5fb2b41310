/* SPDX-License-Identifier: Apache-2.0 */
#include "vm/vm_find.h"

#include <errno.h>
#include <glob.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/text.h"

static const char *const usual_places[] = {
    "/usr/lib/jvm/*",   "/usr/lib64/jvm/*", "/usr/java/*", "/usr/local/*jdk*",
    "/usr/local/java*", "/opt/*jdk*",       "/opt/java/*", "/opt/*jre*",
};

static void add(struct vm_places *places, char *home, char *mode, char *java)
{
    places->items = xgrow(places->items, places->count, sizeof *places->items);
    places->items[places->count++] = (struct vm_place){.home = home, .mode = mode, .java = java};
}

static bool is_directory(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* Splits "DIR:mode", unless there is a directory of that whole name. */
static char *split_mode(const char *named, char **mode)
{
    const char *colon = strrchr(named, ':');
    *mode = NULL;
    if (colon == NULL || colon[1] == '\0' || strchr(colon, '/') != NULL || is_directory(named))
        return xstrdup(named);
    *mode = xstrdup(colon + 1);
    return xprintf("%.*s", (int)(colon - named), named);
}

/* The directory of a build that tools/jdks.sh has installed under that name. Allocated. */
static char *build_named(const char *name)
{
    const char *cache = getenv("ASSAY_JDKS");
    if (cache != NULL && *cache != '\0')
        return xprintf("%s/%s/jdk", cache, name);
    char *shared = cache_directory();
    char *path = xprintf("%s/jdks/%s/jdk", shared, name);
    free(shared);
    return path;
}

/* A name without '/' that is no directory here may be that of a build. */
static char *resolve(char *named)
{
    if (strchr(named, '/') != NULL || *named == '\0' || is_directory(named))
        return named;
    char *build = build_named(named);
    if (is_directory(build)) {
        free(named);
        return build;
    }
    free(build);
    return named;
}

/* Says what is wrong with a directory that the user named. */
static void complain_about(const char *directory, const char *java)
{
    struct stat status;
    if (stat(directory, &status) != 0)
        complain("--jdk %s: %s", directory, strerror(errno));
    else if (!S_ISDIR(status.st_mode))
        complain("--jdk %s: this is a file; name the directory of a JDK or JRE", directory);
    else if (stat(java, &status) != 0)
        complain("--jdk %s: this is not a JDK or JRE: there is no bin/java in it", directory);
    else
        complain("--jdk %s: its bin/java is not executable", directory);
}

static bool is_program(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISREG(status.st_mode) && access(path, X_OK) == 0;
}

int vm_places_add(struct vm_places *places, const char *named)
{
    char *mode;
    char *directory = resolve(split_mode(named, &mode));
    char *home = realpath(directory, NULL);
    char *java = xprintf("%s/bin/java", home != NULL ? home : directory);
    bool usable = home != NULL && is_program(java);
    if (usable) {
        add(places, home, mode, java);
    } else {
        complain_about(directory, java);
        free(home);
        free(mode);
        free(java);
    }
    free(directory);
    return usable ? 0 : -1;
}

/* Adds an installed one; what is not a JDK or is there already is passed over. */
static void add_installed(struct vm_places *places, const char *directory)
{
    char *launcher = xprintf("%s/bin/java", directory);
    char *java = is_program(launcher) ? realpath(launcher, NULL) : NULL;
    char *home = realpath(directory, NULL);
    bool wanted = java != NULL && home != NULL;
    for (size_t i = 0; wanted && i < places->count; i++) {
        char *other = realpath(places->items[i].java, NULL);
        wanted = other == NULL || strcmp(other, java) != 0;
        free(other);
    }
    free(java);
    free(launcher);
    if (wanted) {
        launcher = xprintf("%s/bin/java", home);
        add(places, home, NULL, launcher);
    } else {
        free(home);
    }
}

/* A JDK's own java on PATH is below its directory; links to it are followed. */
static void add_from_path(struct vm_places *places)
{
    const char *path = getenv("PATH");
    char *directories = xstrdup(path != NULL ? path : "");
    char *rest;
    for (char *directory = strtok_r(directories, ":", &rest); directory != NULL;
         directory = strtok_r(NULL, ":", &rest)) {
        char *named = xprintf("%s/java", directory);
        char *java = is_program(named) ? realpath(named, NULL) : NULL;
        free(named);
        char *end = java != NULL ? strstr(java, "/bin/java") : NULL;
        if (end != NULL) {
            *end = '\0';
            char *jre = strstr(java, "/jre");
            if (jre != NULL && jre[4] == '\0')
                *jre = '\0';
            add_installed(places, java);
        }
        free(java);
        if (end != NULL)
            break;
    }
    free(directories);
}

void vm_places_find(struct vm_places *places)
{
    const char *home = getenv("JAVA_HOME");
    if (home != NULL && *home != '\0')
        add_installed(places, home);
    add_from_path(places);
    for (size_t i = 0; i < sizeof usual_places / sizeof usual_places[0]; i++) {
        glob_t found;
        if (glob(usual_places[i], 0, NULL, &found) == 0) {
            for (size_t j = 0; j < found.gl_pathc; j++)
                add_installed(places, found.gl_pathv[j]);
            globfree(&found);
        }
    }
}

void vm_places_free(struct vm_places *places)
{
    for (size_t i = 0; i < places->count; i++) {
        free(places->items[i].home);
        free(places->items[i].mode);
        free(places->items[i].java);
        free(places->items[i].image);
    }
    free(places->items);
    *places = (struct vm_places){0};
}
