/* SPDX-License-Identifier: Apache-2.0 */
#include "vm/port.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "base/text.h"

/* An emulator by its name or that of its static variant in Debian. Allocated, or NULL. */
static char *find_emulator(const char *name)
{
    char *variant = xprintf("%s-static", name);
    char *found = program_on_path(name);
    if (found == NULL)
        found = program_on_path(variant);
    free(variant);
    return found;
}

/* The highest directory above the program below which its loader is: /usr of a root has it, too.
 * Allocated; NULL when there is none but the machine's own root. */
static char *find_root(const char *program)
{
    char *loader = architecture_loader(program);
    char *directory = directory_of(program);
    char *root = NULL;
    while (loader != NULL && strcmp(directory, "/") != 0) {
        char *candidate = xprintf("%s%s", directory, loader);
        char *above = directory_of(directory);
        if (access(candidate, F_OK) == 0) {
            free(root);
            root = xstrdup(directory);
        }
        free(candidate);
        free(directory);
        directory = above;
    }
    free(directory);
    free(loader);
    return root;
}

static int find_build(struct port *port, const char *name, const struct home *home)
{
    port->native = directory_of(home->agents);
    port->built = xprintf("%s/%s", port->native, name);
    char *probe = xprintf("%s/probe.so", port->built);
    int result = access(probe, R_OK);
    if (result != 0)
        complain("there are no agents for %s; build them with: make agents ARCH=%s", name, name);
    free(probe);
    return result;
}

int port_find_there(struct port *port, const struct architecture *architecture,
                    const struct home *home)
{
    const struct architecture *native = architecture_native();
    *port = (struct port){0};
    if (architecture == NULL || native == NULL || architecture == native)
        return 0;
    port->architecture = architecture->name;
    int result = find_build(port, architecture->name, home);
    if (result != 0)
        port_free(port);
    return result;
}

int port_find(struct port *port, const struct architecture *architecture, const char *program,
              const struct home *home)
{
    const struct architecture *native = architecture_native();
    int result = port_find_there(port, architecture, home);
    if (result == 0 && port->built != NULL
        && (architecture->runs_on == NULL || strcmp(architecture->runs_on, native->name) != 0)) {
        port->emulator = find_emulator(architecture->emulator);
        port->root = find_root(program);
        if (port->emulator == NULL) {
            complain("%s is of %s, and this machine has no %s; on Debian: apt-get install "
                     "qemu-user",
                     program, architecture->name, architecture->emulator);
            result = -1;
        }
    }
    if (result != 0)
        port_free(port);
    return result;
}

void port_free(struct port *port)
{
    free(port->emulator);
    free(port->root);
    free(port->native);
    free(port->built);
    *port = (struct port){0};
}

/* Whether a path of what is built for each architecture begins here. */
static bool is_built(const char *text, const struct port *port)
{
    static const char *const parts[] = {"/agents/", "/companions", "/experiments/", "/probe.so"};
    size_t length = strlen(port->native);
    if (strncmp(text, port->native, length) != 0)
        return false;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strncmp(text + length, parts[i], strlen(parts[i])) == 0)
            return true;
    return false;
}

char *port_word(const struct port *port, const char *word)
{
    if (port->built == NULL)
        return xstrdup(word);
    char *result = xstrdup("");
    while (*word != '\0') {
        bool built = is_built(word, port);
        size_t plain = built ? strlen(port->native) : 1 + strcspn(word + 1, "/");
        char *longer = built ? xprintf("%s%s", result, port->built)
                             : xprintf("%s%.*s", result, (int)plain, word);
        free(result);
        result = longer;
        word += plain;
    }
    return result;
}
