/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook is posted to retransform-incapable environments before capable ones.");

static jvmtiEnv *environments[4];

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    for (int i = 0; i < 4; i++)
        if (env == environments[i])
            say("%s: environment %d, %s", redefined == NULL ? "load" : "retransformation", i + 1,
                i % 2 == 0 ? "capable" : "incapable");
}

/* The first and the third can retransform. */
static void load(JavaVM *vm, char *options)
{
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    for (int i = 0; i < 4; i++) {
        const jvmtiCapabilities wanted = {.can_generate_all_class_hook_events = 1,
                                          .can_retransform_classes = i % 2 == 0};
        environments[i] = new_environment();
        add_capabilities(environments[i], &wanted);
        must_in(environments[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(environments[i], SetEventNotificationMode, JVMTI_ENABLE,
                JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RetransformClasses: %s",
        error_name(ti_in(environments[2], RetransformClasses, 1, &klass)));
}

TEST(.target = "redefine.LoadedLater", .args = LIST("same"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_retransform_classes = 1});
