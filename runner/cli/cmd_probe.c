/* SPDX-License-Identifier: Apache-2.0 */

/* `assay probe`: what a JVM reports of itself. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/json_text.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "run/vm_probe.h"
#include "spec/capabilities.h"

struct request {
    struct vm_places places;
    struct strings vm_args;
    bool json;
};

static bool has_bit(const unsigned char bits[16], unsigned bit)
{
    return (bits[bit / 8] >> bit % 8 & 1) != 0;
}

static void print_list(const char *title, char *const *names)
{
    for (; *names != NULL; names++)
        printf("%-22s%s\n", title, *names);
}

static void print_capabilities(const struct vm *vm)
{
    for (unsigned bit = 0; bit < CAPABILITY_BITS; bit++) {
        const char *name = capability_name(bit);
        bool onload = has_bit(vm->onload_capabilities, bit);
        bool live = has_bit(vm->live_capabilities, bit);
        if (name == NULL && (onload || live))
            printf("capability            bit %u, which no specification names\n", bit);
        else if (name != NULL)
            printf("capability            %-44s %s\n", name,
                   onload && live ? "offered"
                   : onload       ? "offered at start-up only"
                   : live         ? "offered in the live phase only"
                                  : "not offered");
    }
}

static void print_text(const struct vm *vm)
{
    printf("directory             %s\n", vm->home);
    if (vm->mode != NULL)
        printf("mode                  -%s\n", vm->mode);
    print_list("argument", vm->vm_args);
    printf("name                  %s\n", vm->name);
    printf("vendor                %s\n", vm->vendor);
    printf("version               %s\n", vm->version);
    printf("info                  %s\n", vm->info);
    printf("architecture          %s\n", vm->arch);
    if (vm->port.emulator != NULL)
        printf("emulator              %s\n", vm->port.emulator);
    if (vm_patience(vm) > 1)
        printf("timeouts              multiplied by %.1f\n", vm_patience(vm));
    printf("specification         %d\n", vm->spec);
    printf("JVM TI version        %d.%d.%d (0x%08x)\n", vm->jvmti_version >> 16 & 0xfff,
           vm->jvmti_version >> 8 & 0xff, vm->jvmti_version & 0xff, (unsigned)vm->jvmti_version);
    printf("library               %s\n", vm->libjvm);
    printf("SHA-256               %s\n", vm->libjvm_sha256);
    printf("file name             %s\n", vm->slug);
    print_capabilities(vm);
    print_list("extension function", vm->extension_functions);
    print_list("extension event", vm->extension_events);
}

static json_t *json_bits(const unsigned char bits[16])
{
    json_t *list = json_array();
    for (unsigned bit = 0; bit < CAPABILITY_BITS; bit++)
        if (has_bit(bits, bit) && capability_name(bit) != NULL)
            json_array_append_new(list, json_string(capability_name(bit)));
    return list;
}

static json_t *json_vm(const struct vm *vm)
{
    return json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:i, s:i, s:o, s:o, s:o, s:o, s:o, "
        "s:o, s:o}",
        "home", text_as_json(vm->home), "mode", text_as_json(vm->mode), "arguments",
        texts_as_json(vm->vm_args), "name", text_as_json(vm->name), "vendor",
        text_as_json(vm->vendor), "version", text_as_json(vm->version), "info",
        text_as_json(vm->info), "architecture", text_as_json(vm->arch), "specification", vm->spec,
        "jvmtiVersion", vm->jvmti_version, "libjvm", text_as_json(vm->libjvm), "libjvmSha256",
        text_as_json(vm->libjvm_sha256), "slug", text_as_json(vm->slug), "onloadCapabilities",
        json_bits(vm->onload_capabilities), "liveCapabilities", json_bits(vm->live_capabilities),
        "extensionFunctions", texts_as_json(vm->extension_functions), "extensionEvents",
        texts_as_json(vm->extension_events));
}

static int probe_all(const struct request *request, const struct home *home,
                     struct launcher *launcher)
{
    int status = STATUS_OK;
    json_t *all = json_array();
    for (size_t i = 0; i < request->places.count && !launcher_interrupted(launcher); i++) {
        struct vm vm;
        if (vm_probe(&vm, &request->places.items[i], (const char *const *)request->vm_args.items,
                     NULL, home, launcher, 1)
            != 0) {
            status = STATUS_ERROR;
            continue;
        }
        if (request->json)
            json_array_append_new(all, json_vm(&vm));
        else
            print_text(&vm);
        if (!request->json && i + 1 < request->places.count)
            putchar('\n');
        vm_free(&vm);
    }
    if (request->json) {
        json_dumpf(all, stdout, JSON_INDENT(2));
        putchar('\n');
    }
    json_decref(all);
    return launcher_interrupted(launcher) ? STATUS_INTERRUPTED : status;
}

static int probe(const struct request *request)
{
    struct home home;
    if (request->places.count == 0) {
        complain("no JDK was found; name one with --jdk DIR");
        return STATUS_ERROR;
    }
    if (home_find(&home) != 0)
        return STATUS_ERROR;
    struct launcher *launcher = launcher_open();
    int status = STATUS_ERROR;
    if (launcher != NULL) {
        status = probe_all(request, &home, launcher);
        launcher_close(launcher);
    }
    home_free(&home);
    return status;
}

static const struct option_row rows[] = {
    ROW_VMS(struct request, places,
            "a JDK or JRE, or the name of a build; DIR:zero for another VM in it; may\n"
            "be repeated. Default: the JDKs of this machine"),
    ROW_VM_ARGS(struct request, vm_args),
    ROW_FLAG(struct request, json, "json", 0, "as a JSON document"),
};

static const struct command_usage usage = {
    .synopsis = "assay probe [OPTION]...\n",
    .purpose =
        "Shows what a JVM reports about itself: name, version, the capabilities it offers, its\n"
        "extensions. Without --jdk it shows all that are installed.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows};

int cmd_probe(int argc, char **argv)
{
    struct request request = {0};
    char **arguments;
    int status = options_read(&usage, &request, argc, argv, &arguments);
    if (status == OPTIONS_READ) {
        if (request.places.count == 0)
            vm_places_find(&request.places);
        status = probe(&request);
    }
    vm_places_free(&request.places);
    strings_free(&request.vm_args);
    return status;
}
