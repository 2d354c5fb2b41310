/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

#include "threads.h"

/* ---- Function tables ---------------------------------------------------- */

static jint(JNICALL *original_version)(JNIEnv *jni);
static _Thread_local const char *version_by;

jint JNICALL our_version(JNIEnv *jni)
{
    version_by = "ours";
    return original_version(jni);
}

jint JNICALL other_version(JNIEnv *jni)
{
    version_by = "the other";
    return original_version(jni);
}

jniNativeInterface *get_jni_table(void)
{
    jniNativeInterface *table = NULL;
    must(GetJNIFunctionTable, &table);
    if (original_version == NULL)
        original_version = table->GetVersion;
    return table;
}

void set_jni_table(const jniNativeInterface *table)
{
    SAY_CALL(SetJNIFunctionTable, table);
}

const char *version_of(JNIEnv *jni)
{
    version_by = "the JVM's";
    (*jni)->GetVersion(jni);
    return version_by;
}

int jni_differences(const jniNativeInterface *one, const jniNativeInterface *other)
{
    void *ones[LAST_JNI_FUNCTION + 1], *others[LAST_JNI_FUNCTION + 1];
    int count = 0;
    memcpy(ones, one, sizeof ones);
    memcpy(others, other, sizeof others);
    for (size_t i = FIRST_JNI_FUNCTION; i <= LAST_JNI_FUNCTION; i++)
        count += ones[i] != others[i];
    return count;
}

static void (*calling)(JNIEnv *jni);
static _Thread_local bool reached;

void jni_function_reached(void)
{
    reached = true;
}

static void say_whose(JNIEnv *jni, void *where)
{
    reached = false;
    calling(jni);
    say("%s: %s", (const char *)where, reached ? "ours" : "the JVM's");
}

static void JNICALL say_in_agent_thread(jvmtiEnv *env, JNIEnv *jni, void *where)
{
    say_whose(jni, where);
}

void say_replaced_on_threads(JNIEnv *jni, void (*replace)(jniNativeInterface *table),
                             void (*call)(JNIEnv *jni))
{
    jniNativeInterface *table = get_jni_table();
    calling = call;
    say_whose(jni, "before");
    replace(table);
    set_jni_table(table);
    release(table);
    say_whose(jni, "main");
    run_attached("attached", NULL, false, say_whose, "an attached thread");
    await_end(start_agent_thread(jni, "agent thread", say_in_agent_thread, "an agent thread"));
}

/* ---- Calls that may fail ------------------------------------------------ */

void *result_or_null(JNIEnv *jni, void *result)
{
    if (!(*jni)->ExceptionCheck(jni))
        return result;
    (*jni)->ExceptionClear(jni);
    return NULL;
}

void say_jni_number(JNIEnv *jni, const char *what, jint number)
{
    if ((*jni)->ExceptionCheck(jni)) {
        (*jni)->ExceptionClear(jni);
        say("%s: an exception", what);
    } else {
        say("%s: %d", what, (int)number);
    }
}

void say_parsed(JNIEnv *jni)
{
    jclass klass = result_or_null(jni, (*jni)->FindClass(jni, "java/lang/Integer"));
    jmethodID parse = klass == NULL
                          ? NULL
                          : result_or_null(jni, (*jni)->GetStaticMethodID(jni, klass, "parseInt",
                                                                          "(Ljava/lang/String;)I"));
    jstring text = result_or_null(jni, (*jni)->NewStringUTF(jni, "77"));
    if (parse == NULL || text == NULL)
        say("parsed: nothing");
    else
        say_jni_number(jni, "parsed", (*jni)->CallStaticIntMethod(jni, klass, parse, text));
}

jmethodID say_length(JNIEnv *jni, jclass klass, jstring text)
{
    jmethodID length = klass == NULL
                           ? NULL
                           : result_or_null(jni, (*jni)->GetMethodID(jni, klass, "length", "()I"));
    if (length == NULL || text == NULL)
        say("length: none");
    else
        say_jni_number(jni, "length", (*jni)->CallIntMethod(jni, text, length));
    return length;
}

jclass class_of_system_loader(JNIEnv *jni, const char *name)
{
    jclass loaders = result_or_null(jni, (*jni)->FindClass(jni, "java/lang/ClassLoader"));
    if (loaders == NULL)
        return NULL;
    jmethodID get = result_or_null(jni,
                                   (*jni)->GetStaticMethodID(jni, loaders, "getSystemClassLoader",
                                                             "()Ljava/lang/ClassLoader;"));
    jmethodID load = result_or_null(
        jni,
        (*jni)->GetMethodID(jni, loaders, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;"));
    jstring text = result_or_null(jni, (*jni)->NewStringUTF(jni, name));
    if (get == NULL || load == NULL || text == NULL)
        return NULL;
    jobject loader = result_or_null(jni, (*jni)->CallStaticObjectMethod(jni, loaders, get));
    return loader == NULL ? NULL
                          : result_or_null(jni, (*jni)->CallObjectMethod(jni, loader, load, text));
}

const char *name_or_nothing(jclass klass)
{
    return klass == NULL ? "nothing" : class_name(klass);
}

static bool outside_base_missed;

static jclass class_outside_base(JNIEnv *jni)
{
    return result_or_null(jni, (*jni)->FindClass(jni, "java/util/logging/Level"));
}

void say_outside_base(JNIEnv *jni)
{
    jclass klass = class_outside_base(jni);
    outside_base_missed |= klass == NULL;
    say("found: %s", name_or_nothing(klass));
}

void outside_base_probe(JNIEnv *jni, jobject unused)
{
    jclass klass = class_outside_base(jni);
    jobject loader = NULL;
    if (klass != NULL)
        must(GetClassLoader, klass, &loader);
    /* FindClass need not reach another loader so early. */
    if (outside_base_missed && (klass == NULL || loader != NULL))
        inapplicable("the bootstrap loader has no module java.logging");
}
