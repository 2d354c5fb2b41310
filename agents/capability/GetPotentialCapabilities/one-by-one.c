/* SPDX-License-Identifier: Apache-2.0 */
#include "../consistency.h"

TITLE("GetPotentialCapabilities returns just the capabilities that can be added one by one.");

static jvmtiEnv *greedy;
static bool another_has_all;

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *env = new_environment();
    another_has_all = is_case("another-has-all");
    if (another_has_all) {
        greedy = new_environment();
        jvmtiCapabilities all = potential_in(greedy);
        must_in(greedy, AddCapabilities, &all);
    }
    say_consistency("OnLoad", env);
}

static void init(JNIEnv *jni, jthread thread)
{
    say_consistency("VMInit", new_environment());
}

TEST(.load = load, .init = init, .cases = LIST("alone", "another-has-all"));
