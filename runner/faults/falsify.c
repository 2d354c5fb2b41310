/* SPDX-License-Identifier: Apache-2.0 */

/* Wrong values that look right: one way for each type and each kind of mistake. */
#include "faults/faults.h"

#include <stdlib.h>

/* The JVM's memory must not be written, and the agent's copy may be shorter than thought. */
static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        abort();
    memcpy(copy, text, size);
    return copy;
}

static bool is_same(JNIEnv *jni, jobject a, jobject b)
{
    return (*jni)->IsSameObject(jni, a, b);
}

/* Takes over what JNI gave, unless it failed. */
static bool replace(JNIEnv *jni, jobject *value, jobject other)
{
    if ((*jni)->ExceptionCheck(jni))
        (*jni)->ExceptionClear(jni);
    if (other == NULL || is_same(jni, *value, other))
        return false;
    *value = other;
    return true;
}

static bool another_thread(struct environment *environment, JNIEnv *jni, jobject *value)
{
    jint count = 0;
    jthread *threads = NULL;
    jthread other = NULL;
    if (REAL(environment, GetAllThreads, &count, &threads) != JVMTI_ERROR_NONE)
        return false;
    for (jint i = 0; i < count; i++)
        if (!is_same(jni, threads[i], *value))
            other = threads[i];
    REAL(environment, Deallocate, (unsigned char *)threads);
    return replace(jni, value, other);
}

static bool another_group(struct environment *environment, JNIEnv *jni, jobject *value)
{
    jvmtiThreadGroupInfo info;
    jint count = 0;
    jthreadGroup *groups = NULL;
    if (*value != NULL && REAL(environment, GetThreadGroupInfo, *value, &info) == JVMTI_ERROR_NONE
        && info.parent != NULL)
        return replace(jni, value, info.parent);
    if (REAL(environment, GetTopThreadGroups, &count, &groups) != JVMTI_ERROR_NONE)
        return false;
    jthreadGroup other = count > 0 ? groups[0] : NULL;
    REAL(environment, Deallocate, (unsigned char *)groups);
    if (*value == NULL || !is_same(jni, *value, other))
        return replace(jni, value, other);
    jint threads = 0;
    jthread *found = NULL;
    groups = NULL;
    if (REAL(environment, GetThreadGroupChildren, *value, &threads, &found, &count, &groups)
        != JVMTI_ERROR_NONE)
        return false;
    other = count > 0 ? groups[0] : NULL;
    REAL(environment, Deallocate, (unsigned char *)groups);
    REAL(environment, Deallocate, (unsigned char *)found);
    return replace(jni, value, other);
}

static bool another_class(JNIEnv *jni, jobject *value)
{
    jclass other = *value != NULL ? (*jni)->GetSuperclass(jni, *value) : NULL;
    if (other == NULL)
        other = (*jni)->FindClass(jni, "java/lang/Object");
    if (other != NULL && *value != NULL && is_same(jni, other, *value))
        other = (*jni)->FindClass(jni, "java/lang/String");
    return replace(jni, value, other);
}

static bool is_a(JNIEnv *jni, jobject object, const char *name)
{
    jclass klass = (*jni)->FindClass(jni, name);
    return klass != NULL && (*jni)->IsInstanceOf(jni, object, klass);
}

static jobject call_parent(JNIEnv *jni, jobject loader)
{
    jclass klass = (*jni)->GetObjectClass(jni, loader);
    jmethodID method = (*jni)->GetMethodID(jni, klass, "getParent", "()Ljava/lang/ClassLoader;");
    return method != NULL ? (*jni)->CallObjectMethod(jni, loader, method) : NULL;
}

static jobject system_loader(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/ClassLoader");
    jmethodID method = (*jni)->GetStaticMethodID(jni, klass, "getSystemClassLoader",
                                                 "()Ljava/lang/ClassLoader;");
    return method != NULL ? (*jni)->CallStaticObjectMethod(jni, klass, method) : NULL;
}

static bool another_object(struct environment *environment, JNIEnv *jni, jobject *value)
{
    jvmtiPhase phase = JVMTI_PHASE_DEAD;
    REAL(environment, GetPhase, &phase);
    if (*value == NULL)
        return phase == JVMTI_PHASE_LIVE && replace(jni, value, system_loader(jni));
    if (is_a(jni, *value, "java/lang/Thread"))
        return another_thread(environment, jni, value);
    if (is_a(jni, *value, "java/lang/Class"))
        return another_class(jni, value);
    if (is_a(jni, *value, "java/lang/ClassLoader"))
        return phase == JVMTI_PHASE_LIVE && replace(jni, value, call_parent(jni, *value));
    jclass klass = (*jni)->GetObjectClass(jni, *value);
    jobject other = (*jni)->AllocObject(jni, klass);
    (*jni)->ExceptionClear(jni);
    if (other == NULL)
        other = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/Object"));
    return replace(jni, value, other);
}

/* Where JNI cannot be used, as in most callbacks of heap walks: the first one that was seen. */
static bool method_seen(jmethodID *value)
{
    static jmethodID first;
    if (first == NULL)
        first = *value;
    if (*value == NULL || *value == first)
        return false;
    *value = first;
    return true;
}

/* Another one of the class that declares it, or else one of java.lang.Object. */
static bool another_method(struct environment *environment, JNIEnv *jni, jmethodID *value)
{
    jclass klass = NULL;
    jint count = 0;
    jmethodID *methods = NULL;
    jmethodID other = NULL;
    if (*value != NULL
        && REAL(environment, GetMethodDeclaringClass, *value, &klass) == JVMTI_ERROR_NONE
        && REAL(environment, GetClassMethods, klass, &count, &methods) == JVMTI_ERROR_NONE) {
        for (jint i = 0; i < count; i++)
            if (methods[i] != *value)
                other = methods[i];
        REAL(environment, Deallocate, (unsigned char *)methods);
    }
    if (other == NULL)
        other = (*jni)->GetMethodID(jni, (*jni)->FindClass(jni, "java/lang/Object"), "hashCode",
                                    "()I");
    if ((*jni)->ExceptionCheck(jni))
        (*jni)->ExceptionClear(jni);
    if (other == NULL || other == *value)
        return false;
    *value = other;
    return true;
}

static bool another_field(JNIEnv *jni, jfieldID *value)
{
    jfieldID other = (*jni)->GetFieldID(jni, (*jni)->FindClass(jni, "java/lang/Integer"), "value",
                                        "I");
    if ((*jni)->ExceptionCheck(jni))
        (*jni)->ExceptionClear(jni);
    if (other == NULL || other == *value)
        return false;
    *value = other;
    return true;
}

/* It is the same one each time: of two monitors that an agent makes the second is the first. */
static bool another_monitor(struct environment *environment, jrawMonitorID *value)
{
    static jrawMonitorID other;
    if (other == NULL && REAL(environment, CreateRawMonitor, "another", &other) != JVMTI_ERROR_NONE)
        return false;
    *value = other;
    return true;
}

static bool another(struct environment *environment, enum type type, void *value)
{
    JNIEnv *jni = NULL;
    if (type >= T_OBJECT && type <= T_FIELD) {
        jni = jni_here();
        if (jni == NULL)
            return type == T_METHOD && method_seen(value);
    }
    switch (type) {
    case T_CHAR:
        *(char *)value = *(char *)value == 'I' ? 'J' : 'I';
        return true;
    case T_OBJECT:
        return another_object(environment, jni, value);
    case T_THREAD:
        return another_thread(environment, jni, value);
    case T_GROUP:
        return another_group(environment, jni, value);
    case T_CLASS:
        return another_class(jni, value);
    case T_METHOD:
        return another_method(environment, jni, value);
    case T_FIELD:
        return another_field(jni, value);
    case T_MONITOR:
        return another_monitor(environment, value);
    case T_POINTER:
        *(char **)value += 8;
        return true;
    default:
        return false;
    }
}

static bool add(enum type type, void *value, int amount)
{
    switch (type) {
    case T_INT:
        *(jint *)value += amount;
        return true;
    case T_LONG:
        *(jlong *)value += amount;
        return true;
    case T_FLOAT:
        *(jfloat *)value += (jfloat)amount;
        return true;
    case T_DOUBLE:
        *(jdouble *)value += amount;
        return true;
    case T_VALUE:
        ((jvalue *)value)->j += amount;
        return true;
    default:
        return false;
    }
}

static bool invert(enum type type, void *value)
{
    if (type == T_BOOLEAN)
        *(jboolean *)value = !*(jboolean *)value;
    else
        *(jvmtiError *)value = *(jvmtiError *)value == JVMTI_ERROR_NONE ? JVMTI_ERROR_INTERNAL
                                                                        : JVMTI_ERROR_NONE;
    return true;
}

static bool cut(char **text)
{
    if (*text == NULL || **text == '\0')
        return false;
    *text = copy_of(*text);
    (*text)[strlen(*text) - 1] = '\0';
    return true;
}

static bool change_text(char **text)
{
    if (*text == NULL || **text == '\0')
        return false;
    *text = copy_of(*text);
    (*text)[strlen(*text) / 2] ^= 1;
    return true;
}

/* Memory that the agent will give back must be the JVM's own. */
static bool own_copy(struct environment *environment, char **text)
{
    unsigned char *memory = NULL;
    char *copy = *text;
    if (REAL(environment, Allocate, (jlong)strlen(copy) + 1, &memory) != JVMTI_ERROR_NONE)
        return false;
    memcpy(memory, copy, strlen(copy) + 1);
    free(copy);
    *text = (char *)memory;
    return true;
}

bool falsify(struct environment *environment, enum type type, size_t size, void *value,
             enum falsification change)
{
    bool is_pointer = size == sizeof(void *) && type >= T_OBJECT && type <= T_POINTER;
    switch (change) {
    case PLUS_ONE:
        return add(type, value, 1);
    case MINUS_ONE:
        return !(type == T_INT && *(jint *)value <= 0) && add(type, value, -1);
    case INVERTED:
        return invert(type, value);
    case NULLED:
        if (!is_pointer || *(void **)value == NULL)
            return false;
        *(void **)value = NULL;
        return true;
    case OTHER:
        return another(environment, type, value);
    case CUT:
        return type == T_STRING && cut(value)
               && (environment == NULL || own_copy(environment, value));
    case CHANGED:
        if (type == T_BYTE)
            return *(unsigned char *)value ^= 1, true;
        return type == T_STRING && change_text(value)
               && (environment == NULL || own_copy(environment, value));
    case CLEARED:
        memset(value, 0, size);
        return true;
    default:
        return false;
    }
}

bool falsify_member(struct environment *environment, const struct parameter *parameter, void *value,
                    int member, enum falsification change)
{
    if (member < 0)
        return falsify(environment, parameter->type, parameter->size, value, change);
    const struct member *about = &faults_layouts[parameter->layout].members[member];
    char *place = value;
    if (about->guard >= 0 && *(jint *)(place + about->guard) <= 0)
        return false;
    if (about->through >= 0) {
        place = *(char **)(place + about->through);
        if (place == NULL)
            return false;
    }
    size_t size = about->type == T_INT || about->type == T_ERROR ? sizeof(jint)
                  : about->type == T_BOOLEAN                     ? sizeof(jboolean)
                                                                 : sizeof(void *);
    return falsify(environment, about->type, size, place + about->offset, change);
}
