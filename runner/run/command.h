/* SPDX-License-Identifier: Apache-2.0 */

/* Command lines: of a JVM with an agent, and of the ways to run a test again. */
#ifndef ASSAY_RUN_COMMAND_H
#define ASSAY_RUN_COMMAND_H

#include "catalog/catalog.h"
#include "run/config.h"
#include "vm/vm.h"

/* The JVM's command line, null-terminated and allocated: `agent` with `options`
 * (or NULL), class path `java`, main class and arguments. `vm_args` and `args`
 * are null-terminated, or NULL. */
char **command_java(const struct vm *vm, const char *agent, const char *options,
                    const char *const *vm_args, const char *java, const char *target,
                    const char *const *args);

/* The same for a test. */
char **command_test(const struct vm *vm, const struct test *test, const struct home *home);

/* The settings "NAME=value" of its environment, null-terminated and allocated. */
char **command_settings(const struct vm *vm, const struct test *test);

/* One line for a shell that runs the test without the runner, with these settings. Allocated. */
char *command_by_hand(char *const *argv, char *const *settings, const char *case_name);

/* One line for a shell that makes the runner, called as `config` says, run just this
 * test again. `id` has the case in it. Allocated. */
char *command_rerun(const struct run_config *config, const struct vm *vm, int spec, const char *id);

#endif
