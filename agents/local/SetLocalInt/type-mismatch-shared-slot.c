/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_slot.h"

TITLE("A slot is not set as of a type that it has at other times, as recommended.");

static const struct {
    const char *name;
    char type;
} cases[] = {{"int", 'I'}, {"object", 'L'}, {"long", 'J'}, {"float", 'F'}, {"double", 'D'}};

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    for (int i = 0; i < 5; i++)
        if (is_case(cases[i].name) && cases[i].type != first_type(location))
            set_shared(cases[i].type, jni, 0);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        break_at_first(jni, arrived);
}

TEST(.target = "local.SharedSlot", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1},
     .cases = LIST("int", "object", "long", "float", "double"));
