/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetCapabilities is not affected by additions and removals in another environment.");

static jvmtiEnv *other;

static void show(const char *when)
{
    say("%s: [%s] and [%s]", when, possessed_names(assay_env), possessed_names(other));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities bytecodes = {.can_get_bytecodes = 1}, lines = {.can_get_line_numbers = 1};
    other = new_environment();
    show("at first");
    must(RelinquishCapabilities, &bytecodes);
    add_capabilities(other, &bytecodes);
    show("one moved");
    must_in(other, RelinquishCapabilities, &lines);
    show("the other's given up where it is not held");
}

static void init(JNIEnv *jni, jthread thread)
{
    show("VMInit");
}

TEST(.load = load, .init = init, .needs = {.can_get_bytecodes = 1, .can_get_line_numbers = 1});
