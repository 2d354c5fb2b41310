/* SPDX-License-Identifier: Apache-2.0 */

/*
 * A JVM in which the exception that is thrown or caught is pending in the callback. The functions of
 * JNI that may not be called then end the process, until the callback clears the exception.
 */
#include "faults/perturb.h"

#include <stdio.h>
#include <stdlib.h>

enum { NESTED_MAX = 64 };

typedef const struct JNINativeInterface_ *jni_table;

static struct JNINativeInterface_ strict, lenient;
static jni_table original;
static jobject substitute; /* global: for events by an exception that do not bring it */

static _Thread_local struct {
    jni_table before;
    bool has_thrown;
} nested[NESTED_MAX];
static _Thread_local int depth;

static void refuse(void)
{
    fputs("\nperturb: a function of JNI was called with an exception pending\n", stderr);
    fflush(stderr);
    abort();
}

static void use(JNIEnv *jni, jni_table table)
{
    *(jni_table *)jni = table;
}

static void JNICALL clear_exception(JNIEnv *jni)
{
    original->ExceptionClear(jni);
    use(jni, &lenient);
}

static jint JNICALL throw_exception(JNIEnv *jni, jthrowable exception)
{
    jint result = original->Throw(jni, exception);
    use(jni, &strict);
    return result;
}

/* JNI, "Exceptions and Error Codes", has the list. */
static void allow_while_pending(void)
{
    void (**entries)(void) = (void (**)(void)) & strict;
    for (size_t i = 0; i < sizeof strict / sizeof *entries; i++)
        entries[i] = refuse;
    strict.ExceptionOccurred = original->ExceptionOccurred;
    strict.ExceptionDescribe = original->ExceptionDescribe;
    strict.ExceptionClear = clear_exception;
    strict.ExceptionCheck = original->ExceptionCheck;
    strict.ReleaseStringChars = original->ReleaseStringChars;
    strict.ReleaseStringUTFChars = original->ReleaseStringUTFChars;
    strict.ReleaseStringCritical = original->ReleaseStringCritical;
    strict.ReleaseBooleanArrayElements = original->ReleaseBooleanArrayElements;
    strict.ReleaseByteArrayElements = original->ReleaseByteArrayElements;
    strict.ReleaseCharArrayElements = original->ReleaseCharArrayElements;
    strict.ReleaseShortArrayElements = original->ReleaseShortArrayElements;
    strict.ReleaseIntArrayElements = original->ReleaseIntArrayElements;
    strict.ReleaseLongArrayElements = original->ReleaseLongArrayElements;
    strict.ReleaseFloatArrayElements = original->ReleaseFloatArrayElements;
    strict.ReleaseDoubleArrayElements = original->ReleaseDoubleArrayElements;
    strict.ReleasePrimitiveArrayCritical = original->ReleasePrimitiveArrayCritical;
    strict.DeleteLocalRef = original->DeleteLocalRef;
    strict.DeleteGlobalRef = original->DeleteGlobalRef;
    strict.DeleteWeakGlobalRef = original->DeleteWeakGlobalRef;
    strict.MonitorExit = original->MonitorExit;
    strict.PushLocalFrame = original->PushLocalFrame;
    strict.PopLocalFrame = original->PopLocalFrame;
}

static void prepare_tables(JNIEnv *jni)
{
    original = *jni;
    lenient = *original;
    lenient.Throw = throw_exception;
    allow_while_pending();
    jclass klass = original->FindClass(jni, "java/lang/RuntimeException");
    jmethodID constructor = original->GetMethodID(jni, klass, "<init>", "()V");
    substitute = original->NewGlobalRef(jni, original->NewObject(jni, klass, constructor));
}

/* What is being thrown at the event, or null. */
static jobject exception_of(const struct delivery *delivery)
{
    switch (delivery->point->number) {
    case JVMTI_EVENT_EXCEPTION:
    case JVMTI_EVENT_EXCEPTION_CATCH:
        return delivery->a[5].p;
    case JVMTI_EVENT_FRAME_POP:
    case JVMTI_EVENT_METHOD_EXIT:
        return delivery->a[4].z ? substitute : NULL;
    default:
        return NULL;
    }
}

static void throw_before(struct delivery *delivery)
{
    if (depth++ >= NESTED_MAX)
        return;
    nested[depth - 1].has_thrown = false;
    if (delivery->environment == NULL || delivery->function == NULL || original == NULL)
        return;
    jobject exception = exception_of(delivery);
    JNIEnv *jni = delivery->a[1].p;
    if (exception == NULL || original->ExceptionCheck(jni))
        return;
    falsified();
    nested[depth - 1].before = *jni;
    nested[depth - 1].has_thrown = true;
    original->Throw(jni, exception);
    use(jni, &strict);
}

static void clear_after(struct delivery *delivery)
{
    if (--depth >= NESTED_MAX || !nested[depth].has_thrown)
        return;
    JNIEnv *jni = delivery->a[1].p;
    original->ExceptionClear(jni);
    use(jni, nested[depth].before);
}

PERTURBATION(pending_exceptions, "pending-exceptions",
             "The exception that is thrown or caught is pending in callbacks.",
             .init = prepare_tables, .before_delivery = throw_before, .after_delivery = clear_after)
