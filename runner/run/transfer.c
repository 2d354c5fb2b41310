/* SPDX-License-Identifier: Apache-2.0 */
#include "run/transfer.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "vm/port.h"

/* Adds a path, if it exists and is not there. */
static void add(struct strings *paths, const char *path)
{
    for (size_t i = 0; i < paths->count; i++)
        if (strcmp(paths->items[i], path) == 0)
            return;
    if (access(path, R_OK) == 0)
        strings_add(paths, xstrdup(path));
}

/* Those of the architecture that the port is for. What is not there, the test will say. */
static void add_built(struct strings *paths, const struct port *port, const char *path)
{
    char *word = port_word(port, path);
    add(paths, word);
    free(word);
}

static int add_of(struct strings *paths, const struct plan *plan, const struct home *home,
                  const struct vm_place *place)
{
    struct port port;
    const char *last = "";
    char *java = xprintf("%s/bin/java", place->image);
    const struct architecture *architecture = architecture_of_vm(place->image, place->mode, java);
    free(java);
    if (port_find_there(&port, architecture, home) != 0)
        return -1;
    add_built(paths, &port, home->probe);
    add_built(paths, &port, home->companions);
    for (size_t i = 0; i < plan->count; i++) {
        const char *library = plan->items[i].test->library;
        if (strcmp(library, last) != 0)
            add_built(paths, &port, library);
        last = library;
    }
    port_free(&port);
    return 0;
}

int transfer_files(struct machine *machine, const struct plan *plan, const struct home *home,
                   const struct vm_places *places)
{
    struct strings paths = {0};
    char *built = directory_of(home->agents);
    char *variants = xprintf("%s/variants", built);
    int result = 0;
    add(&paths, home->java);
    add(&paths, variants);
    for (size_t i = 0; i < places->count && result == 0; i++)
        result = add_of(&paths, plan, home, &places->items[i]);
    if (result == 0)
        result = machine_copy(machine, &paths);
    strings_free(&paths);
    free(variants);
    free(built);
    return result;
}
