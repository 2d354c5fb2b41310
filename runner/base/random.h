/* SPDX-License-Identifier: Apache-2.0 */

/* A small generator of our own: one seed means one order on every platform. */
#ifndef ASSAY_BASE_RANDOM_H
#define ASSAY_BASE_RANDOM_H

#include <stdint.h>

/* The next number; the state begins as the seed. */
static inline uint64_t random_number(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

#endif
