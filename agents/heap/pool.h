/* SPDX-License-Identifier: Apache-2.0 */

/* The constant pool in which the index of a reference counts. The specification has "the constant pool of
 * the class", and GetConstantPool may return one that is laid out in another way than in the class file:
 * which of the two it is, is open where they differ. */
#ifndef ASSAY_HEAP_POOL_H
#define ASSAY_HEAP_POOL_H

#include "class_file.h"
#include "heap.h"

static struct constant_pool returned_pool, file_pool;
static bool pools_differ;

/* Of a class of the program. */
static inline void get_pools_of_program(JNIEnv *jni, jclass klass)
{
    read_class_files(jni);
    const struct class_file *file = find_class_file(jni, klass);
    if (file == NULL)
        inapplicable("the class file cannot be read as a resource");
    returned_pool = get_constant_pool(klass);
    file_pool = file->pool;
}

/* Of a class whose class file is an array of bytes. */
static inline void get_pools_of_bytes(JNIEnv *jni, jclass klass, jbyteArray array)
{
    /* Not released: the pool refers to them. */
    jbyte *bytes = (*jni)->GetByteArrayElements(jni, array, NULL);
    if (bytes == NULL)
        broken("GetByteArrayElements fails");
    returned_pool = get_constant_pool(klass);
    file_pool = class_file_in((unsigned char *)bytes, (*jni)->GetArrayLength(jni, array)).pool;
}

/* The constant at an index that a walk reports. */
static inline const char *indexed_constant(jint index)
{
    const char *text = constant_text(&returned_pool, (unsigned)index);
    pools_differ |= strcmp(text, constant_text(&file_pool, (unsigned)index)) != 0;
    return text;
}

static inline int indexed_constant_tag(jint index)
{
    indexed_constant(index);
    return constant_tag(&returned_pool, (unsigned)index);
}

/* After a walk. */
static inline void need_same_pools(void)
{
    if (pools_differ)
        inapplicable("the constant pool has another layout than in the class file");
}

#endif
