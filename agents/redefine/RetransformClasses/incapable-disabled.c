/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A hook's change at load is kept if it cannot retransform and is not called any more.");

static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    other = new_environment_with(&(jvmtiCapabilities){.can_retransform_classes = 1});
}

/* First the hook gives a class file at load. After that it is disabled, or there is none. */
static void observe(JNIEnv *jni, jobject subject)
{
    if (hook_file.bytes == NULL) {
        hook_file = class_bytes_at(jni, subject, 0);
        on(ClassFileLoadHook, hook_replace);
        return;
    }
    hook_calls = 0;
    if (is_case("disabled"))
        off(ClassFileLoadHook);
    else
        must(SetEventCallbacks, NULL, 0);
    for (int i = 0; i < 2; i++) {
        SAY_CALL_IN(other, RetransformClasses, 1, (jclass *)&subject);
        must(ForceGarbageCollection);
    }
    say("hook calls: %d", hook_calls);
}

TEST(.target = "redefine.Reloaded", .args = LIST("new-bodies"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1}, .cases = LIST("disabled", "no-callbacks"));
