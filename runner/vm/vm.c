/* SPDX-License-Identifier: Apache-2.0 */
#include "vm/vm.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "spec/capabilities.h"

/* A name for files and directories, in which numbers and ends of names must have room, too. */
enum { SLUG_MAX = 160 };

static bool has(const char *const *arguments, const char *word)
{
    for (; arguments != NULL && *arguments != NULL; arguments++)
        if (strstr(*arguments, word) != NULL)
            return true;
    return false;
}

bool vm_is_late(const struct vm *vm, const char *const *vm_args)
{
    return has((const char *const *)vm->vm_args, VM_AGENT) || has(vm_args, VM_LATE);
}

bool vm_is_hotspot(const struct vm *vm)
{
    return vm->name != NULL
           && (strstr(vm->name, "OpenJDK") != NULL || strstr(vm->name, "HotSpot") != NULL);
}

bool vm_takes(const struct vm *vm, const char *argument)
{
    return strncmp(argument, "-X", 2) != 0 || strncmp(argument, "-Xms", 4) == 0
           || strncmp(argument, "-Xmx", 4) == 0 || vm->name == NULL || vm_is_hotspot(vm);
}

const unsigned char *vm_capabilities(const struct vm *vm, const char *const *vm_args)
{
    return vm_is_late(vm, vm_args) ? vm->live_capabilities : vm->onload_capabilities;
}

bool vm_offers(const void *target, const char *capability)
{
    const struct vm *vm = target;
    int bit = capability_bit(capability);
    return bit >= 0 && (vm_capabilities(vm, NULL)[bit / 8] >> bit % 8 & 1) != 0;
}

bool vm_is_foreign(const struct vm *vm)
{
    return vm->port.built != NULL;
}

/* The timeouts of the tests are for JVMs that start within this time. */
double vm_patience(const struct vm *vm)
{
    const double usual = 0.5;
    bool slow = vm->port.emulator != NULL || vm->machine != NULL;
    return slow && vm->start > usual ? vm->start / usual : 1;
}

char *vm_label(const struct vm *vm)
{
    bool configured = vm->configuration != NULL, foreign = vm_is_foreign(vm);
    return xprintf("%s %s%s%s%s%s", vm->name, vm->version, foreign ? " " : "",
                   foreign ? vm->port.architecture : "", configured ? " " : "",
                   configured ? vm->configuration : "");
}

void vm_name_slug(struct vm *vm)
{
    free(vm->slug);
    vm->slug = vm_label(vm);
    char *end = vm->slug;
    for (const char *c = vm->slug; *c != '\0'; c++) {
        bool kept = isalnum((unsigned char)*c) || *c == '+' || *c == '_';
        /* A file whose name begins with a point is not seen. */
        if (kept || (*c == '.' && end > vm->slug))
            *end++ = *c;
        else if (end > vm->slug && end[-1] != '-')
            *end++ = '-';
    }
    if (end - vm->slug > SLUG_MAX)
        end = vm->slug + SLUG_MAX;
    *end = '\0';
}

void vm_free(struct vm *vm)
{
    free(vm->on);
    free(vm->home);
    free(vm->mode);
    free(vm->java);
    string_array_free(vm->vm_args);
    free(vm->configuration);
    port_free(&vm->port);
    free(vm->name);
    free(vm->vendor);
    free(vm->version);
    free(vm->info);
    free(vm->arch);
    free(vm->libjvm);
    free(vm->libjvm_sha256);
    string_array_free(vm->extension_functions);
    string_array_free(vm->extension_events);
    free(vm->slug);
    *vm = (struct vm){0};
}
