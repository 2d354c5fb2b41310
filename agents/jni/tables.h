/* SPDX-License-Identifier: Apache-2.0 */

/* Function tables with a GetVersion of our own, whose answer no JVM gives. */
#ifndef JNI_TABLES_H
#define JNI_TABLES_H

#include "assay.h"

enum { OUR_VERSION = 0x00770077, OTHER_VERSION = 0x00550055 };

static inline jint JNICALL our_version(JNIEnv *jni)
{
    return OUR_VERSION;
}

static inline jint JNICALL other_version(JNIEnv *jni)
{
    return OTHER_VERSION;
}

static inline jniNativeInterface *get_table(void)
{
    jniNativeInterface *table = NULL;
    must(GetJNIFunctionTable, &table);
    return table;
}

static inline void set_table(const jniNativeInterface *table)
{
    say("SetJNIFunctionTable: %s", error_name(ti(SetJNIFunctionTable, table)));
}

/* Whose GetVersion answers through the table of this environment. */
static inline const char *version_of(JNIEnv *jni)
{
    jint version = (*jni)->GetVersion(jni);
    return version == OUR_VERSION ? "ours" : version == OTHER_VERSION ? "the other" : "the JVM's";
}

/* The places of the first function and of the last that the oldest JVM has. A table that such a
 * one allocated ends there, before that of the header. */
enum {
    FIRST_FUNCTION = offsetof(jniNativeInterface, GetVersion) / sizeof(void *),
    LAST_FUNCTION = offsetof(jniNativeInterface, GetObjectRefType) / sizeof(void *)
};

/* How many of these functions differ between two tables. */
static inline int differences(const jniNativeInterface *one, const jniNativeInterface *other)
{
    void *ones[LAST_FUNCTION + 1], *others[LAST_FUNCTION + 1];
    int count = 0;
    memcpy(ones, one, sizeof ones);
    memcpy(others, other, sizeof others);
    for (size_t i = FIRST_FUNCTION; i <= LAST_FUNCTION; i++)
        count += ones[i] != others[i];
    return count;
}

#endif
