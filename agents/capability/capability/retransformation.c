/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("An environment is retransform-capable as it was when it first enabled ClassFileLoadHook.");

/* "capable" had the capability then, "kept" had it and gave it up, "late" added it after. */
static jvmtiEnv *capable, *kept, *late;

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name != NULL && strcmp(name, "fresh/Prepared") == 0)
        say("%s: %s",
            env == capable ? "capable"
            : env == kept  ? "kept"
                           : "late",
            redefined != NULL ? "retransformed" : "loaded");
}

static jvmtiEnv *hooked(bool before, bool after, bool given_up)
{
    static const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    static const jvmtiCapabilities retransform = {.can_retransform_classes = 1};
    static const jvmtiCapabilities all_classes = {.can_generate_all_class_hook_events = 1};
    jvmtiEnv *env = new_environment_with(&all_classes);
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (before)
        add_capabilities(env, &retransform);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    /* A JVM may refuse what would have no effect. */
    if (after)
        (void)ti_in(env, AddCapabilities, &retransform);
    if (given_up)
        must_in(env, RelinquishCapabilities, &retransform);
    return env;
}

static void load(JavaVM *vm, char *options)
{
    kept = hooked(true, false, true);
    late = hooked(false, true, false);
    capable = hooked(true, false, false);
}

static void probe(JNIEnv *jni, jobject subject)
{
    jobject loader = NULL;
    must(GetClassLoader, find_class(jni, "assay/Probe"), &loader);
    jclass klass = define_small_class(jni, "fresh/Prepared", loader);
    SAY_CALL_IN(capable, RetransformClasses, 1, &klass);
}

TEST(.load = load, .probe = probe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
