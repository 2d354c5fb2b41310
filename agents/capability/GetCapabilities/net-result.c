/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetCapabilities returns what was added and not relinquished since.");

static void add(jvmtiCapabilities set)
{
    jvmtiError error = ti(AddCapabilities, &set);
    say("add: %s [%s]", error_name(error), possessed_names(assay_env));
}

static void give_up(jvmtiCapabilities set)
{
    jvmtiError error = ti(RelinquishCapabilities, &set);
    say("give up: %s [%s]", error_name(error), possessed_names(assay_env));
}

static void load(JavaVM *vm, char *options)
{
    say("needs: [%s]", possessed_names(assay_env));
    give_up((jvmtiCapabilities){.can_get_bytecodes = 1, .can_get_source_file_name = 1});
    give_up((jvmtiCapabilities){.can_get_bytecodes = 1, .can_get_line_numbers = 1});
    add((jvmtiCapabilities){.can_get_source_file_name = 1});
    add((jvmtiCapabilities){.can_get_source_file_name = 1, .can_get_bytecodes = 1});
    add((jvmtiCapabilities){0});
    give_up((jvmtiCapabilities){0});
    give_up((jvmtiCapabilities){.can_tag_objects = 1, .can_get_source_file_name = 1});
    give_up((jvmtiCapabilities){.can_get_bytecodes = 1});
    give_up((jvmtiCapabilities){.can_get_bytecodes = 1});
}

TEST(.load = load, .needs = {.can_tag_objects = 1,
                             .can_get_bytecodes = 1,
                             .can_get_source_file_name = 1,
                             .can_get_line_numbers = 1});
