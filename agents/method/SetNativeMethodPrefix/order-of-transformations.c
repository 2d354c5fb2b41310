/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("Native method prefixes apply in the order of transformations, retransform-capable agents last.");

FOUND_BY_NAME

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities retransforming = {.can_retransform_classes = 1};
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    jvmtiEnv *last = environment_with("b_");
    jvmtiEnv *first = environment_with("a_");
    add_capabilities(last, &retransforming);
    jvmtiEnv *const both[] = {last, first};
    for (int i = 0; i < 2; i++) {
        must_in(both[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(both[i], SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK,
                NULL);
    }
}

TEST(.target = "method.Wrapped", .args = LIST("one", "two", "reversed"), .load = load,
     .needs = {.can_set_native_method_prefix = 1, .can_retransform_classes = 1});
