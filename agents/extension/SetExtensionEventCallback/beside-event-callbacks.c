/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "heap.h"

TITLE("SetEventCallbacks keeps the callbacks of extension events.");

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
}

static void register_both(void)
{
    static const jvmtiEventCallbacks callbacks = {.ClassLoad = loaded};
    must(SetExtensionEventCallback, index_of_class_unload(), on_class_unload);
    SAY_CALL(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (is_case("enabled"))
        must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
}

static void observe(JNIEnv *jni, jobject pair)
{
    static jweak loader;
    if (pair != NULL) {
        register_both();
        loader = (*jni)->NewWeakGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, pair, 1));
    } else if (collect_until_freed(jni, &loader, 1)) {
        await_class_unload();
        say("posted: %s", truth(class_unloads() > 0));
    } else {
        say("nothing was unloaded");
    }
}

TEST(.target = "gc.Unloaded", .probe = observe, .cases = LIST("set", "enabled"));
