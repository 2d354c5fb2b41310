/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodEntry and MethodExit are posted for native methods that have run often, whoever calls them.");

static jint JNICALL twice(JNIEnv *jni, jclass klass, jint number)
{
    return 2 * number;
}

static jint JNICALL thrice(JNIEnv *jni, jobject object, jint number)
{
    return 3 * number;
}

static void observe(JNIEnv *jni, jobject instance)
{
    const JNINativeMethod natives[] = {{"twice", "(I)I", (void *)twice},
                                       {"thrice", "(I)I", (void *)thrice}};
    jclass klass = find_class(jni, "method/OftenNative$Code");
    if (instance == NULL) {
        if ((*jni)->RegisterNatives(jni, klass, natives, 2) != JNI_OK)
            broken("RegisterNatives failed");
        return;
    }
    say_events_in("Lmethod/OftenNative$Code;");
    on(MethodEntry, say_method_entry);
    on(MethodExit, say_method_exit);
    jint first = (*jni)->CallStaticIntMethod(jni, klass,
                                             static_method_id(jni, klass, "twice", "(I)I"), 10);
    jint second = (*jni)->CallIntMethod(jni, instance, method_id(jni, klass, "thrice", "(I)I"), 10);
    no_exception(jni);
    say("by JNI %d %d", (int)first, (int)second);
}

TEST(.target = "method.OftenNative", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
