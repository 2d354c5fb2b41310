/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Deep calls and a collection in a MethodEntry callback leave the method's arguments unchanged.");

static jclass own_class; /* global */

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    char *name = NULL;
    if (!is_of_interest(method) || is_method_named(method, "main"))
        return;
    off(MethodEntry);
    jmethodID descend = static_method_id(jni, own_class, "descend", "(I)I");
    jint depth = (*jni)->CallStaticIntMethod(jni, own_class, descend, 2000);
    no_exception(jni);
    must(ForceGarbageCollection);
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s is entered, descended %d", name, (int)depth);
    release(name);
    on(MethodEntry, entered);
}

static void observe(JNIEnv *jni, jobject unused)
{
    own_class = (*jni)->NewGlobalRef(jni, find_class(jni, "method/Arguments"));
    say_events_in("Lmethod/Arguments;");
    on(MethodEntry, entered);
}

TEST(.target = "method.Arguments", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1});
