/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A hook's change at a redefinition is undone if it can retransform, and kept if it cannot.");

static jvmtiEnv *incapable;

/* In the case "incapable" the environment that has the hook cannot retransform. */
static void load(JavaVM *vm, char *options)
{
    incapable = new_environment_with(&(jvmtiCapabilities){.can_generate_all_class_hook_events = 1});
}

/* Enables the hook in the environment that the case is about. */
static void enable_hook(void)
{
    static const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook_replace};
    jvmtiEnv *env = is_case("capable") ? assay_env : incapable;
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
}

/* First takes what the hook will give, then redefines the class, then retransforms it. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    jclass klass = class_of_probe(jni, subject);
    switch (++step) {
    case 1:
        hook_file = class_bytes_at(jni, subject, 1);
        enable_hook();
        return;
    case 2:
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        break;
    default:
        hook_calls = 0;
        hook_file.bytes = NULL;
        SAY_CALL(RetransformClasses, 1, &klass);
    }
    say("hook calls: %d", hook_calls);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies", "newer-bodies"),
     .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_redefine_classes = 1},
     .cases = LIST("incapable", "capable"));
