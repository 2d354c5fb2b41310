/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Are exceptions reported that native code throws and clears?");
PASSAGES("Exception: an exception is thrown; of exceptions that JNI functions raise and that JNI "
         "code clears the specification says little.");
WHY("Debuggers stop at exceptions that no program ever sees.");

static int thrown, caught;

static void JNICALL on_throw(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception, jmethodID catch_method,
                             jlocation catch_location)
{
    thrown++;
}

static void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    caught++;
}

#define tell(WHAT, CALL)                                                                           \
    do {                                                                                           \
        thrown = caught = 0;                                                                       \
        CALL;                                                                                      \
        (*jni)->ExceptionClear(jni);                                                               \
        say("%s: %s, %s", WHAT, thrown > 0 ? "thrown" : "not thrown",                              \
            caught > 0 ? "caught" : "not caught");                                                 \
    } while (0)

static void observe(JNIEnv *jni, jobject subject)
{
    jclass error = find_class(jni, "java/lang/Error");
    jclass object = find_class(jni, "java/lang/Object");
    jintArray array = (*jni)->NewIntArray(jni, 1);
    jint number;
    on(Exception, on_throw);
    on(ExceptionCatch, on_catch);
    tell("ThrowNew", (*jni)->ThrowNew(jni, error, "text"));
    tell("FindClass without success", (*jni)->FindClass(jni, "no/Such"));
    tell("GetMethodID without success", (*jni)->GetMethodID(jni, object, "none", "()V"));
    tell("GetIntArrayRegion out of bounds", (*jni)->GetIntArrayRegion(jni, array, 5, 1, &number));
    tell("NewIntArray of a negative size", (*jni)->NewIntArray(jni, -1));
    off(Exception);
    off(ExceptionCatch);
}

ASK(.probe = observe, .needs = {.can_generate_exception_events = 1});
