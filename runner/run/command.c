/* SPDX-License-Identifier: Apache-2.0 */
#include "run/command.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "channel.h"

static void add_all(struct strings *list, const char *const *words)
{
    for (; words != NULL && *words != NULL; words++)
        strings_add(list, xstrdup(*words));
}

/* The JVM's own arguments, with its agent in its place. */
static void add_vm_args(struct strings *list, const struct vm *vm, const char *agent)
{
    for (char **word = vm->vm_args; word != NULL && *word != NULL; word++) {
        const char *place = strstr(*word, VM_AGENT);
        strings_add(list, place == NULL ? xstrdup(*word)
                                        : xprintf("%.*s%s%s", (int)(place - *word), *word, agent,
                                                  place + strlen(VM_AGENT)));
    }
}

/* The emulator, where the JVM needs one, and where it finds the JVM's C library. */
static void add_emulator(struct strings *list, const struct port *port)
{
    if (port->emulator == NULL)
        return;
    strings_add(list, xstrdup(port->emulator));
    if (port->root != NULL) {
        strings_add(list, xstrdup("-L"));
        strings_add(list, xstrdup(port->root));
    }
}

/* Puts the port's own agents into the words from the given one on. */
static char **with_port(struct strings *list, const struct port *port)
{
    for (size_t i = 0; i < list->count; i++) {
        char *word = list->items[i];
        list->items[i] = port_word(port, word);
        free(word);
    }
    return strings_array(list);
}

char **command_java(const struct vm *vm, const char *agent, const char *options,
                    const char *const *vm_args, const char *java, const char *target,
                    const char *const *args)
{
    struct strings list = {0};
    add_emulator(&list, &vm->port);
    strings_add(&list, xstrdup(vm->java));
    if (vm->mode != NULL)
        strings_add(&list, xprintf("-%s", vm->mode));
    add_vm_args(&list, vm, agent);
    add_all(&list, vm_args);
    if (!vm_is_late(vm, vm_args))
        strings_add(&list, xprintf("-agentpath:%s%s%s", agent, options != NULL ? "=" : "",
                                   options != NULL ? options : ""));
    strings_add(&list, xstrdup("-cp"));
    strings_add(&list, xstrdup(java));
    strings_add(&list, xstrdup(target));
    add_all(&list, args);
    return with_port(&list, &vm->port);
}

char **command_test(const struct vm *vm, const struct test *test, const struct home *home)
{
    const struct assay_test *descriptor = test->descriptor;
    struct strings vm_args = {0};
    for (const char *const *word = descriptor->vm_args; word != NULL && *word != NULL; word++)
        if (vm_takes(vm, *word))
            strings_add(&vm_args, xstrdup(*word));
    char **argv = command_java(vm, test->library, descriptor->options,
                               (const char *const *)vm_args.items, home->java,
                               test_target(descriptor), descriptor->args);
    strings_free(&vm_args);
    return argv;
}

char **command_settings(const struct vm *vm, const struct test *test)
{
    struct strings list = {0};
    add_all(&list, test->descriptor->env);
    if (vm->port.emulator != NULL)
        strings_add(&list, xprintf(ASSAY_EMULATOR_VARIABLE "=%s", vm->port.emulator));
    if (vm_patience(vm) > 1)
        strings_add(&list, xprintf(ASSAY_PATIENCE_VARIABLE "=%d", (int)vm_patience(vm) + 1));
    if (vm->port.root != NULL)
        strings_add(&list, xprintf("QEMU_LD_PREFIX=%s", vm->port.root));
    return with_port(&list, &vm->port);
}

char *command_by_hand(char *const *argv, char *const *settings, const char *case_name)
{
    struct strings words = {0};
    if (case_name != NULL)
        strings_add(&words, xprintf(ASSAY_CASE_VARIABLE "=%s", case_name));
    add_all(&words, (const char *const *)settings);
    if (words.count > 0) {
        char *environment = shell_line(words.items);
        char *command = shell_line(argv);
        char *line = xprintf("env %s %s", environment, command);
        free(environment);
        free(command);
        strings_free(&words);
        return line;
    }
    return shell_line(argv);
}

char *command_rerun(const struct run_config *config, const struct vm *vm, int spec, const char *id)
{
    struct strings words = {0};
    strings_add(&words, xstrdup(config->program));
    strings_add(&words, xstrdup("run"));
    if (vm->on != NULL)
        strings_add(&words, xprintf("--on=%s", vm->on));
    strings_add(&words, xstrdup("--jdk"));
    strings_add(&words,
                vm->mode != NULL ? xprintf("%s:%s", vm->home, vm->mode) : xstrdup(vm->home));
    for (char **argument = vm->vm_args; argument != NULL && *argument != NULL; argument++)
        strings_add(&words, xprintf("--vm-arg=%s", *argument));
    if (spec != vm->spec)
        strings_add(&words, xprintf("--spec=%d", spec));
    if (config->known != NULL)
        strings_add(&words, xprintf("--known=%s", config->known));
    if (config->timeout_scale < 1 || config->timeout_scale > 1)
        strings_add(&words, xprintf("--timeout-scale=%g", config->timeout_scale));
    strings_add(&words, xstrdup(id));
    char *line = shell_line(words.items);
    strings_free(&words);
    return line;
}
