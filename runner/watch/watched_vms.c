/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/watched_vms.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "watch/vm_files.h"

static const char *name_of(const struct watched_vms *vms, size_t place)
{
    return place < vms->names->count ? vms->names->items[place] : NULL;
}

/* Where one of the libraries is that which the JVM has said to be its own, the others are not. */
static bool is_other_library(const struct watched_vm *vm, const struct strings *all,
                             const char *path)
{
    const char *name = strrchr(path, '/');
    return vm->libjvm != NULL && strings_have(all, vm->libjvm) && strcmp(name, "/libjvm.so") == 0
           && strcmp(path, vm->libjvm) != 0;
}

/* A file that is missing for the moment stays among those that are watched. */
static int watch_vm(struct watched_vms *vms, size_t place)
{
    struct watched_vm *vm = &vms->items[place];
    struct strings all = vm->files;
    int result = 0;
    vm->files = (struct strings){0};
    for (size_t i = 0; i < all.count; i++)
        if (!is_other_library(vm, &all, all.items[i]))
            strings_add_once(&vm->files, all.items[i]);
    vm_files_add(&vm->files, &vms->places->items[place], name_of(vms, place), vm->libjvm);
    strings_free(&all);
    for (size_t i = 0; result == 0 && i < vm->files.count; i++)
        result = changes_watch(vms->changes, vm->files.items[i], CHANGES_BY_IDENTITY);
    return result;
}

/* A link may lead to another directory now. */
static void find_again(struct watched_vms *vms, size_t place)
{
    struct vm_places found = {0};
    struct watched_vm *vm = &vms->items[place];
    const char *name = name_of(vms, place);
    if (name != NULL && vm_places_add(&found, name) == 0) {
        struct vm_place before = vms->places->items[place];
        if (strcmp(before.home, found.items[0].home) != 0) {
            free(vm->libjvm);
            vm->libjvm = NULL;
            strings_free(&vm->files);
        }
        vms->places->items[place] = found.items[0];
        found.items[0] = before;
    }
    vm_places_free(&found);
    watch_vm(vms, place);
}

/* Whether there is a launcher below the link that the user has named. */
static bool is_link_whole(const struct watched_vms *vms, size_t place)
{
    const char *java = vms->places->items[place].java;
    const struct strings *files = &vms->items[place].files;
    for (size_t i = 0; i < files->count; i++) {
        const char *name = strrchr(files->items[i], '/');
        if (strcmp(name, "/java") == 0 && strcmp(files->items[i], java) != 0
            && access(files->items[i], X_OK) == 0)
            return true;
    }
    return false;
}

int watched_vms_open(struct watched_vms *vms, struct vm_places *places, const struct strings *names,
                     struct changes *changes)
{
    int result = 0;
    *vms = (struct watched_vms){places, names, changes, xcalloc(places->count, sizeof *vms->items)};
    for (size_t i = 0; result == 0 && i < places->count; i++)
        result = watch_vm(vms, i);
    return result;
}

void watched_vms_close(struct watched_vms *vms)
{
    for (size_t i = 0; vms->items != NULL && i < vms->places->count; i++) {
        strings_free(&vms->items[i].files);
        free(vms->items[i].libjvm);
    }
    free(vms->items);
}

void watched_vms_answer(struct watched_vms *vms, size_t place, const char *libjvm)
{
    if (vms->items[place].libjvm != NULL || access(libjvm, F_OK) != 0)
        return;
    vms->items[place].libjvm = xstrdup(libjvm);
    watch_vm(vms, place);
}

const char *watched_vms_missing(struct watched_vms *vms, size_t place)
{
    if (vms->items[place].changed && is_link_whole(vms, place))
        find_again(vms, place);
    return vm_files_missing(&vms->items[place].files);
}

void watched_vms_find_again(struct watched_vms *vms)
{
    for (size_t i = 0; i < vms->places->count; i++)
        if (vms->items[i].changed && watched_vms_missing(vms, i) == NULL) {
            find_again(vms, i);
            vms->items[i].changed = false;
        }
}

bool watched_vms_have(const struct watched_vms *vms, const char *path)
{
    bool found = false;
    for (size_t i = 0; i < vms->places->count; i++)
        found |= strings_have(&vms->items[i].files, path);
    return found;
}

bool watched_vms_note(struct watched_vms *vms, const char *path, struct ledger *ledger)
{
    bool found = false;
    for (size_t i = 0; i < vms->places->count; i++)
        if (strings_have(&vms->items[i].files, path)) {
            ledger_renew_vm(ledger, i);
            found = vms->items[i].changed = true;
        }
    return found;
}

bool watched_vms_outdated(const struct watched_vms *vms, size_t place)
{
    return changes_among(vms->changes, &vms->items[place].files);
}
