/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A hook's change at a redefinition is kept if it cannot retransform and is not called any more.");

static jvmtiEnv *incapable;

static void load(JavaVM *vm, char *options)
{
    incapable = new_environment_with(&(jvmtiCapabilities){.can_generate_all_class_hook_events = 1});
}

static void silence_hook(void)
{
    if (is_case("no-callbacks"))
        must_in(incapable, SetEventCallbacks, NULL, 0);
    else
        must_in(incapable, SetEventNotificationMode, JVMTI_DISABLE,
                JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
}

/* The hook gives the first class file at a redefinition with another one, and is silent at all that
 * follows: a retransformation, and one after another redefinition. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    jclass klass = class_of_probe(jni, subject);
    if (++step == 1) {
        hook_file = class_bytes_at(jni, subject, 1);
        hook_in(incapable, hook_replace);
        return;
    }
    if (step == 3)
        silence_hook();
    else
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    if (step > 2)
        SAY_CALL(RetransformClasses, 1, &klass);
    say("hook calls in all: %d", hook_calls);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies", "newer-bodies", "same", "others"),
     .load = load, .probe = observe, .cases = LIST("disabled", "no-callbacks"),
     .needs = {.can_retransform_classes = 1, .can_redefine_classes = 1});
