/* SPDX-License-Identifier: Apache-2.0 */

/* A class that no JVM has loaded ahead, as from an archive, since the agent makes it. */
#ifndef ASSAY_GENERAL_FRESH_H
#define ASSAY_GENERAL_FRESH_H

#include "classes.h"

/* Defines "fresh/..." in the bootstrap class loader. */
static inline jclass define_fresh(JNIEnv *jni, const char *name)
{
    struct file_bytes file = make_class(name, 1, NULL);
    jclass klass = (*jni)->DefineClass(jni, name, NULL, (const jbyte *)file.at, (jsize)file.length);
    no_exception(jni);
    return klass;
}

#endif
