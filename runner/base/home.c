/* SPDX-License-Identifier: Apache-2.0 */
#include "base/home.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/text.h"

/* Directory of a path, allocated. */
static char *parent_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash == path ? xstrdup("/") : xprintf("%.*s", (int)(slash - path), path);
}

static char *program_directory(void)
{
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length < 0) {
        complain("cannot read /proc/self/exe: %s", strerror(errno));
        return NULL;
    }
    path[length] = '\0';
    return parent_of(path);
}

/* `built` holds what the build makes, `shared` what it does not, `manifest` the manifest of that, and `kept` what can
 * be made anew. */
static void lay_out(struct home *home, const char *built, const char *shared, const char *manifest,
                    const char *kept)
{
    home->descriptors = xprintf("%s/descriptors.json", kept);
    home->agents = xprintf("%s/agents", built);
    home->companions = xprintf("%s/companions", built);
    home->experiments = xprintf("%s/experiments", built);
    home->java = xprintf("%s/java", built);
    home->probe = xprintf("%s/probe.so", built);
    home->faults = xprintf("%s/faults/faults.so", built);
    home->explore = xprintf("%s/explore.so", built);
    home->expected = xprintf("%s/expected", shared);
    home->sources = xstrdup(shared);
    home->spec = xprintf("%s/spec", shared);
    home->suites = xprintf("%s/suites", shared);
    home->manifest = xprintf("%s/suite.sha256", manifest);
    home->reports = xprintf("%s/reports", shared);
}

static int check(const struct home *home)
{
    const char *const parts[] = {home->agents, home->java, home->probe, home->expected, home->spec};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (access(parts[i], R_OK) != 0) {
            complain("%s: %s (is Assay built and installed completely?)", parts[i],
                     strerror(errno));
            return -1;
        }
    return 0;
}

int home_find(struct home *home)
{
    *home = (struct home){0};
    char *directory = program_directory();
    if (directory == NULL)
        return -1;
    char *prefix = parent_of(directory);
    char *library = xprintf("%s/lib/assay", prefix);
    char *share = xprintf("%s/share/assay", prefix);
    char *agents = xprintf("%s/agents", library);
    char *cache = cache_directory();
    if (access(agents, F_OK) == 0)
        lay_out(home, library, share, share, cache);
    else
        lay_out(home, directory, prefix, directory, directory);
    free(cache);
    free(agents);
    free(share);
    free(library);
    free(prefix);
    free(directory);
    if (check(home) == 0)
        return 0;
    home_free(home);
    return -1;
}

void home_free(struct home *home)
{
    free(home->agents);
    free(home->descriptors);
    free(home->companions);
    free(home->experiments);
    free(home->java);
    free(home->probe);
    free(home->faults);
    free(home->explore);
    free(home->expected);
    free(home->sources);
    free(home->spec);
    free(home->suites);
    free(home->manifest);
    free(home->reports);
    *home = (struct home){0};
}
