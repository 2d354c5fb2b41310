/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a superclass that is its own superclass.");

/* Makes redefine.Loop its own superclass when it is loaded. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const char from[] = "redefine/Base", to[] = "redefine/Loop";
    if (name != NULL && strcmp(name, to) == 0)
        give_replaced(env, bytes, length, new_bytes, new_length, from, to, strlen(to));
    else
        hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length,
                     new_bytes);
}

static bool is_refused;

/* What a change meets after one that need not be refused is not said. */
static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook);
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    say("RetransformClasses: %s", error_name(error));
    if (!is_refused)
        end_if_accepted(error);
    is_refused = true;
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("circular-superclass", "new-bodies"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
