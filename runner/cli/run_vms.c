/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_vms.h"

#include "base/home.h"
#include "base/text.h"

/* Those on another machine, which stays open in *machine. */
static int find_there(struct vm_places *places, const struct run_options *options,
                      struct machine **machine)
{
    struct home home;
    int result = home_find(&home);
    if (result != 0)
        return result;
    *machine = machine_open(options->on, &home);
    home_free(&home);
    result = *machine != NULL ? 0 : -1;
    for (size_t i = 0; i < options->jdks.count && *machine != NULL; i++)
        result |= machine_find(*machine, options->jdks.items[i], places);
    return result;
}

int run_vms_find(struct vm_places *places, const struct run_options *options,
                 struct machine **machine)
{
    int result = 0;
    if (options->on != NULL)
        return options->dry_run ? 0 : find_there(places, options, machine);
    for (size_t i = 0; i < options->jdks.count; i++)
        result |= vm_places_add(places, options->jdks.items[i]);
    if (options->jdks.count == 0) {
        vm_places_find(places);
        if (places->count == 0) {
            complain("no JDK was found; name one with --jdk DIR");
            result = -1;
        }
    }
    return result;
}
