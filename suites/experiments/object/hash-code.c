/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Is the hash code of an object the one that Java gives?");
PASSAGES("GetObjectHashCode: a number to tell objects apart; it is not said to be "
         "identityHashCode.");
WHY("Tools show it beside what a program printed.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass system = find_class(jni, "java/lang/System");
    jmethodID identity = static_method_id(jni, system, "identityHashCode", "(Ljava/lang/Object;)I");
    const struct {
        const char *what;
        jobject object;
    } objects[] = {
        {"an object", (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"))},
        {"a string", (*jni)->NewStringUTF(jni, "text")},
        {"a class", system},
        {"an array", (*jni)->NewIntArray(jni, 3)},
    };
    for (size_t i = 0; i < sizeof objects / sizeof objects[0]; i++) {
        jint hash = 0, again = 0;
        must(GetObjectHashCode, objects[i].object, &hash);
        must(GetObjectHashCode, objects[i].object, &again);
        jint java = (*jni)->CallStaticIntMethod(jni, system, identity, objects[i].object);
        say("%s: %s, %s", objects[i].what, hash == java ? "identityHashCode" : "another number",
            hash < 0 || hash != again ? "negative or changing" : "not negative");
    }
}

ASK(.probe = observe);
