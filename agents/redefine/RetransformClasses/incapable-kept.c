/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A hook's change at load is kept if it cannot retransform, and undone if it can.");

static jvmtiEnv *other;

/* In the case "capable" the environment that changes the class can retransform, too. */
static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities retransforming = {.can_retransform_classes = 1};
    other = new_environment_with(&retransforming);
    if (is_case("capable"))
        add_capabilities(assay_env, &retransforming);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (hook_file.bytes == NULL) {
        hook_file = class_bytes_at(jni, subject, 0);
        on(ClassFileLoadHook, hook_replace);
        return;
    }
    hook_file.bytes = NULL;
    hook_calls = 0;
    jvmtiError error = ti_in(other, RetransformClasses, 1, (jclass *)&subject);
    say("RetransformClasses: %s", error_name(error));
    say("hook calls: %d", hook_calls);
}

TEST(.target = "redefine.Reloaded", .args = LIST("new-bodies"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1}, .cases = LIST("incapable", "capable"));
