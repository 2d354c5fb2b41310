/* SPDX-License-Identifier: Apache-2.0 */

/* Capabilities one by one, by the number of their bit. */
#ifndef CAPABILITY_BITS_H
#define CAPABILITY_BITS_H

#include "assay.h"

/* Bits that every release of the specification defines, and all that any does. */
enum { OLD_CAPABILITIES = 41, CAPABILITIES = 45 };

static inline bool has(const jvmtiCapabilities *set, unsigned bit)
{
    unsigned char bytes[sizeof *set];
    memcpy(bytes, set, sizeof bytes);
    return (bytes[bit / 8] >> bit % 8 & 1) != 0;
}

/* The set with one capability more. */
static inline jvmtiCapabilities with(jvmtiCapabilities set, unsigned bit)
{
    unsigned char bytes[sizeof set];
    memcpy(bytes, &set, sizeof bytes);
    bytes[bit / 8] |= (unsigned char)(1u << bit % 8);
    memcpy(&set, bytes, sizeof set);
    return set;
}

static inline jvmtiCapabilities only(unsigned bit)
{
    return with((jvmtiCapabilities){0}, bit);
}

/* What is in the first set and not in the second. */
static inline jvmtiCapabilities without(const jvmtiCapabilities *set,
                                        const jvmtiCapabilities *other)
{
    jvmtiCapabilities rest = {0};
    for (unsigned bit = 0; bit < CAPABILITIES; bit++)
        if (has(set, bit) && !has(other, bit))
            rest = with(rest, bit);
    return rest;
}

/* Both asked by `must`, into memory that is all ones before. */
static inline jvmtiCapabilities held_by(jvmtiEnv *env)
{
    jvmtiCapabilities held;
    memset(&held, 0xff, sizeof held);
    must_in(env, GetCapabilities, &held);
    return held;
}

static inline jvmtiCapabilities potential_in(jvmtiEnv *env)
{
    jvmtiCapabilities potential;
    memset(&potential, 0xff, sizeof potential);
    must_in(env, GetPotentialCapabilities, &potential);
    return potential;
}

static inline const char *held_names(jvmtiEnv *env)
{
    jvmtiCapabilities held = held_by(env);
    return capability_names(&held);
}

static inline bool same(const jvmtiCapabilities *one, const jvmtiCapabilities *other)
{
    for (unsigned bit = 0; bit < CAPABILITIES; bit++)
        if (has(one, bit) != has(other, bit))
            return false;
    return true;
}

static inline const char *name_of(unsigned bit)
{
    jvmtiCapabilities one = only(bit);
    return capability_names(&one);
}

#endif
