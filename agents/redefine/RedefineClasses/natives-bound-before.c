/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("RedefineClasses posts no NativeMethodBind for native methods that stay bound.");

static void JNICALL bound(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          void *address, void **new_address)
{
    if (strstr(method_name(method), "redefine/Bound$Natives;.") != NULL)
        say("bind %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool is_registered;
    if (is_registered) {
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        return;
    }
    is_registered = true;
    on(NativeMethodBind, bound);
    register_bound(jni, (jclass)subject);
}

TEST(.target = "redefine.Bound", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_native_method_bind_events = 1});
