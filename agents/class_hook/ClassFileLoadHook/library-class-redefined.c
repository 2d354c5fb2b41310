/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "redefine.h"

TITLE("ClassFileLoadHook of a redefined class of the library is posted to each environment once.");

static jclass expected; /* global */
static jvmtiEnv *capable;
static int hooks, hooks_of_capable;

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    /* Others may be loaded to verify it. */
    if (name != NULL && strcmp(name, "java/io/StreamTokenizer") == 0 && redefined != NULL
        && (*jni)->IsSameObject(jni, redefined, expected))
        ++*(env == capable ? &hooks_of_capable : &hooks);
}

static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_retransform_classes = 1,
                                            .can_generate_all_class_hook_events = 1};
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    capable = new_environment_with(&capabilities);
    must_in(capable, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable_in(capable, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject subject)
{
    expected = (*jni)->NewGlobalRef(jni, class_of_probe(jni, subject));
    if (redefine(jni, subject) != JVMTI_ERROR_NONE)
        inapplicable("the JVM does not take the class file that its library has");
    say("hooks: %d, of the environment that can retransform classes: %d", hooks, hooks_of_capable);
}

TEST(.target = "class_hook.LibraryRedefined", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_all_class_hook_events = 1});
