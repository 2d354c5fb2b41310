/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook gets null as redefined class for one that the verifier of a change loads.");

static const char *const names[] = {"redefine/Loop", "redefine/Assigned"};
static int hooks[2], of_changes[2];

static void JNICALL hook(HOOK_PARAMETERS)
{
    for (int i = 0; i < 2; i++)
        if (name != NULL && strcmp(name, names[i]) == 0) {
            hooks[i]++;
            of_changes[i] += redefined != NULL;
        }
    if (redefined != NULL)
        hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length,
                     new_bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        off(ClassFileLoadHook);
        say("hooks for Loop: %d, with a class being redefined: %d", hooks[0], of_changes[0]);
        say("hooks for Assigned: %d, with a class being redefined: %d", hooks[1], of_changes[1]);
        return;
    }
    jclass klass = class_of_probe(jni, subject);
    hook_class = "redefine/Assigned";
    on(ClassFileLoadHook, hook);
    if (!is_case("redefine"))
        hook_file = class_bytes_at(jni, subject, 1);
    say("changed: %s", error_name(is_case("redefine") ? redefine(jni, subject)
                                                      : ti(RetransformClasses, 1, &klass)));
}

TEST(.target = "redefine.FoundByVerifier", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1},
     .cases = LIST("redefine", "retransform"));
